import type { Logger } from 'pino';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open-bus.ts';
import { countProcesses } from './database/count-processes.ts';
import type { Config } from './config/config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { createEvents, type Events } from './events/events.ts';
import { PROCESS_NAME } from './database/process-name.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import type { SharedStore } from './redis/shared-store.ts';
import { openTracing } from './tracing/open-tracing.ts';
import type { Tracing } from './tracing/tracing.ts';

/** What every service stands on: where things are kept and told. */
export interface Foundation {
  database: Database;
  bus: Bus;
  events: Events;
  /** How many processes are at work, as far as the database knows; this one at least. */
  processes: () => number;
  /** Null where each process keeps its own. */
  redis: SharedStore | null;
  /** Null where nothing is counted. */
  metrics: Metrics | null;
  tracing: Tracing;
  close(): Promise<void>;
}

/** Without an address the client is not even loaded. */
async function connectToRedis(url: string | null, log: Logger): Promise<SharedStore | null> {
  if (url === null) return null;
  const { openRedis } = await import('./redis/open-redis.ts');
  return openRedis(url, log);
}

/** @throws StartupError when a part can not be opened. */
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
