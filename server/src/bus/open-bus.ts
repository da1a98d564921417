import type { Logger } from 'pino';
import { type Database, type DatabaseLocation, sessionUrl } from '../database/database.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import type { Bus } from './bus.ts';
import { createLocalBus } from './local-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { createRedisBus } from './redis-bus.ts';

interface BusOptions {
  redis: SharedStore | null;
  database: Database;
  location: DatabaseLocation;
  log: Logger;
}

/** The bus this deployment can have: Redis where there is one, with the server database to stand in for it, else that, else this process alone. */
export async function openBus({ redis, database, location, log }: BusOptions): Promise<Bus> {
  const overDatabase =
    location.kind === 'server' && database.pool !== null
      ? await createPostgresBus(database.pool, sessionUrl(location), log)
      : null;
  if (redis !== null) return createRedisBus(redis, log, overDatabase);
  return overDatabase ?? createLocalBus();
}
