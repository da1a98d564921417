import type { GaugeDefinition } from '../metrics/gauge.ts';
import type { Database } from './database.ts';

/** Response time of the database, and on a server the number of connections of this process. */
export function databaseGauges({ ping, pool }: Pick<Database, 'ping' | 'pool'>): GaugeDefinition[] {
  const gauges: GaugeDefinition[] = [
    {
      name: 'perigee_database_round_trip_seconds',
      help: 'Duration of a minimal query including the wait for a connection; absent while the database is unavailable.',
      read: async () => [{ value: (await ping()) / 1000 }],
    },
  ];
  if (pool === null) return gauges;
  return [
    ...gauges,
    {
      name: 'perigee_database_connections',
      help: 'Database connections of this process, and queries waiting for one.',
      labelNames: ['state'],
      read: () => [
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'waiting' }, value: pool.waitingCount },
      ],
    },
    {
      name: 'perigee_database_connections_max',
      help: 'Maximum database connections of this process.',
      read: () => [{ value: pool.options.max }],
    },
  ];
}
