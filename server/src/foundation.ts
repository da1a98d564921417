import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open-bus.ts';
import type { Config } from './config/config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { openRedis } from './redis.ts';
import { openTimers, type Timers } from './timers/timers.ts';

/** What every service stands on: where things are kept, told and remembered for later. */
export interface Foundation {
  database: Database;
  bus: Bus;
  redis: Redis | null;
  timers: Timers;
  close(): Promise<void>;
}

/** @throws StartupError when a part can not be opened. */
export async function openFoundation(config: Config, log: Logger): Promise<Foundation> {
  const database = await openDatabase(config.database, log);
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl, log);
  const bus = await openBus({ redis, database, location: config.database, log });
  const timers = await openTimers(database, log);

  return {
    database,
    bus,
    redis,
    timers,
    async close() {
      await timers.close();
      await bus.close();
      redis?.disconnect();
      await database.close();
    },
  };
}
