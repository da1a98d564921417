import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Database, DatabaseLocation } from '../database/database.ts';
import type { Bus } from './bus.ts';
import { createLocalBus } from './local-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { createRedisBus } from './redis-bus.ts';

interface BusOptions {
  redis: Redis | null;
  database: Database;
  location: DatabaseLocation;
  log: Logger;
}

/** The bus this deployment can have: Redis where there is one, else the server database, else this process alone. */
export async function openBus({ redis, database, location, log }: BusOptions): Promise<Bus> {
  if (redis !== null) return createRedisBus(redis, log);
  if (location.kind === 'server' && database.pool !== null) {
    return createPostgresBus(database.pool, location.url, log);
  }
  return createLocalBus();
}
