import type { Logger } from 'pino';
import type { BotStats } from '../../bot/bot-stats.ts';
import type { StatsStore } from './stats-store.ts';

const REPORT_MS = 5_000;

interface Reporting {
  /** Reports now, without waiting for the next time. */
  now(): void;
  /** Says that this process's shards are gone, and stops. */
  stop(): Promise<void>;
}

interface ReportingOptions {
  stats: () => BotStats;
  /** Of all processes together; null when this process runs every shard. */
  shardCount: number | null;
  store: StatsStore;
  log: Logger;
}

/** Lets the bot say every five seconds how its shards are doing, for the site, which may be another process. */
export function reportStats({ stats, shardCount, store, log }: ReportingOptions): Reporting {
  const report = async (isStopping: boolean) => {
    const { shards } = stats();
    const rows = shards.map(({ id, ready, ping, ...counts }) => ({
      ...counts,
      shard_id: id,
      shard_count: shardCount ?? shards.length,
      ready: ready && !isStopping,
      ping_ms: ping === null ? null : Math.round(ping),
    }));
    await store
      .report(rows)
      .catch((error: unknown) => log.warn({ err: error }, 'the bot could not report its numbers'));
  };

  // One after the other, so that a slow database never has two reports of one process under way.
  let last = report(false);
  const now = () => {
    last = last.then(() => report(false));
  };
  const timer = setInterval(now, REPORT_MS);

  return {
    now,
    async stop() {
      clearInterval(timer);
      await last;
      await report(true);
    },
  };
}
