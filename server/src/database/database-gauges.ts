import type { GaugeDefinition } from '../metrics/gauge.ts';
import type { Database } from './database.ts';

/** Response time of the database, and on a server the number of connections of this process. */
export function databaseGauges({ ping, pool }: Pick<Database, 'ping' | 'pool'>): GaugeDefinition[] {
  const gauges: GaugeDefinition[] = [
    {
      name: 'perigee_database_round_trip_seconds',
      help: 'How long the shortest question took, with its wait for a connection, or for the embedded database; none while it is away.',
      read: async () => [{ value: (await ping()) / 1000 }],
    },
  ];
  if (pool === null) return gauges;
  return [
    ...gauges,
    {
      name: 'perigee_database_connections',
      help: 'Connections of this process, and questions that wait for one.',
      labelNames: ['state'],
      read: () => [
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'waiting' }, value: pool.waitingCount },
      ],
    },
    {
      name: 'perigee_database_connections_max',
      help: 'Connections this process may have.',
      read: () => [{ value: pool.options.max }],
    },
  ];
}
