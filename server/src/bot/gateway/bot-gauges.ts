import type { GaugeDefinition } from '../../metrics/gauge.ts';
import type { BotStats } from '../bot-stats.ts';

/** Gauges of this process's shards. */
export function botGauges(stats: () => BotStats): GaugeDefinition[] {
  const sumOf = (count: (shard: BotStats['shards'][number]) => number) => () => [
    { value: stats().shards.reduce((sum, shard) => sum + count(shard), 0) },
  ];
  return [
    {
      name: 'perigee_shards',
      help: 'Shards this process runs, by whether they are connected.',
      labelNames: ['state'],
      read() {
        const { shards } = stats();
        const ready = shards.filter((shard) => shard.ready).length;
        return [
          { labels: { state: 'ready' }, value: ready },
          { labels: { state: 'connecting' }, value: shards.length - ready },
        ];
      },
    },
    {
      name: 'perigee_gateway_latency_seconds',
      help: 'The last round trip of a heartbeat, by shard.',
      labelNames: ['shard'],
      read: () =>
        stats().shards.flatMap(({ id, ping }) =>
          ping === null ? [] : [{ labels: { shard: String(id) }, value: ping / 1000 }],
        ),
    },
    { name: 'perigee_guilds', help: 'Servers on the shards of this process.', read: sumOf(({ guilds }) => guilds) },
  ];
}
