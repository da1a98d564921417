import type { Logger } from 'pino';
import { type Database, type DatabaseLocation, sessionUrl } from '../database/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import type { Bus } from './bus.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { createLocalBus } from './local-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { createRedisBus } from './redis-bus.ts';
import { type BusWatch, watchBus } from './watch-bus.ts';

interface BusOptions {
  redis: SharedStore | null;
  database: Database;
  location: DatabaseLocation;
  log: Logger;
  metrics: Metrics | null;
  tracing: Tracing;
}

/**
 * Opens the best bus this deployment offers: Redis, with the database server as its fallback; else the database server;
 * else a bus within this process.
 */
export async function openBus({ metrics, tracing, ...options }: BusOptions): Promise<Bus> {
  const watch = watchBus(metrics, tracing);
  return watch.around(await open(options, watch));
}

async function open(
  { redis, database, location, log }: Omit<BusOptions, 'metrics' | 'tracing'>,
  watch: BusWatch,
): Promise<Bus> {
  const overDatabase =
    location.kind === 'server' && database.pool !== null
      ? await createPostgresBus(database.pool, sessionUrl(location), watch, log)
      : null;
  if (redis !== null) return createRedisBus(redis, watch, log, overDatabase);
  return overDatabase ?? createLocalBus();
}
