import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { openBus } from '../bus/open-bus.ts';
import { countProcesses } from '../database/count-processes.ts';
import type { Config } from '../config/config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createEvents, type Events } from '../events/events.ts';
import { PROCESS_NAME } from '../database/process-name.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { openMetrics } from '../metrics/open-metrics.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** What every service builds on: storage, messaging and telemetry. */
export interface Foundation {
  database: Database;
  bus: Bus;
  events: Events;
  /** Number of running processes as far as the database knows; at least 1, for this one. */
  processes: () => number;
  /** Null if each process keeps its own state. */
  redis: SharedStore | null;
  /** Null if metrics are off. */
  metrics: Metrics | null;
  tracing: Tracing;
  close(): Promise<void>;
}

/** Without an address the client library is not even loaded. */
async function connectToRedis(url: string | null, log: Logger): Promise<SharedStore | null> {
  if (url === null) return null;
  const { openRedis } = await import('../redis/open-redis.ts');
  return openRedis(url, log);
}

/** Opens the database, the bus and the other shared parts. @throws StartupError when one cannot be opened. */
export async function openFoundation(config: Config, log: Logger): Promise<Foundation> {
  const metrics = await openMetrics(config.metrics !== null, log);
  const tracing = await openTracing(config.traces, PROCESS_NAME);
  const database = await openDatabase(config.database, log);
  const redis = await connectToRedis(config.redisUrl, log);
  const counting = countProcesses(database, log);
  const bus = await openBus({ redis, database, location: config.database, log, metrics, tracing });

  return {
    database,
    bus,
    events: createEvents(database.db, log),
    redis,
    metrics,
    tracing,
    processes: counting.processes,
    async close() {
      await counting.stop();
      await bus.close();
      redis?.close();
      await database.close();
      await tracing.close();
    },
  };
}
