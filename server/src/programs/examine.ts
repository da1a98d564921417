import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from '@perigee/core/insights/host/checks';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createDirectMessages } from '../bot/direct-messages/direct-messages.ts';
import { createLocalBus } from '../bus/local-bus.ts';
import type { Config } from '../config/config.ts';
import { openUnmigrated, type OpenCopied, unreachable } from '../copy/open-copied.ts';
import { lockDataFolder } from '../database/embedded/data-folder.ts';
import type { Database, Db } from '../database/database.ts';
import { nameProcess } from '../database/process-name.ts';
import { createBotAccess } from '../discord/bot-access.ts';
import { createPlatformRateLimiter } from '../discord/calls/platform-rate-limiter.ts';
import type { PlatformConfig } from '../discord/platform.ts';
import { createRest } from '../discord/rest.ts';
import { createUserApi } from '../discord/user-api.ts';
import { createEvents } from '../events/events.ts';
import { openFeatures } from '../features/index.ts';
import { createDrain } from '../process/drain.ts';
import { createErrorCounts } from '../process/error-counts.ts';
import { NO_TRACING } from '../tracing/tracing.ts';

/** Timeout of one call to the platform, in milliseconds. */
const CALL_MS = 10_000;

/** Placeholder credentials of a demo that is not running: there is no platform to ask. */
const NOBODY = { clientId: '0', clientSecret: '', botToken: '' };

/**
 * Runs all checks of the doctor from a process that is not the product: nothing is started, created or migrated. An
 * embedded database must not be in use by another process.
 */
export async function examine(config: Config, log: Logger): Promise<CheckResult[]> {
  const { apiUrl, gatewayUrl } = config.addresses;
  const platform: PlatformConfig = { ...(config.credentials ?? NOBODY), apiUrl, gatewayUrl };
  const { db, close } = await openIfPossible(config, log);
  const storage = db ?? unreachable(new Error('no database'));
  const line = createPlatformRateLimiter({ platform, log, store: null, processes: () => 1 });
  const botAccess = createBotAccess();
  const client = createRest(platform, line, { timeoutMs: CALL_MS, retries: 0, isUrgent: true }, botAccess);
  try {
    // Built only for their checks; nothing is started.
    const { services } = openFeatures({
      config,
      platform,
      line,
      log,
      botAccess,
      api: client.api,
      redis: null,
      processes: () => 1,
      database: databaseOf(storage),
      bus: createLocalBus(),
      events: createEvents(storage, log),
      userApi: createUserApi(platform, line),
      processName: nameProcess(),
      drain: createDrain(),
      errors: createErrorCounts(),
      directMessages: createDirectMessages(storage, config.directMessages),
      metrics: null,
      tracing: NO_TRACING,
    });
    return await services.examine({ db, ...(config.credentials === null && { discord: null }) });
  } finally {
    botAccess.close();
    client.close();
    line.abandon();
    await close();
  }
}

/** `db` is null if no embedded database exists yet. If it cannot be opened, every query fails with the reason. */
async function openIfPossible({ database }: Config, log: Logger): Promise<Omit<OpenCopied, 'db'> & { db: Db | null }> {
  if (database.kind === 'server') return openUnmigrated(database, log);
  const { folder } = database;
  if (folder === null || !existsSync(join(folder, 'database'))) return { db: null, close: async () => {} };
  const unlock = lockDataFolder(folder);
  try {
    const { db, close } = await openUnmigrated(database, log);
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    return { db: unreachable(error), close: async () => {} };
  }
}

function databaseOf(db: Db): Database {
  return {
    db,
    laggingDb: db,
    pool: null,
    executeSql: () => Promise.reject(new Error('this connection is read-only')),
    ping: () => sql`select 1`.execute(db).then(() => 0),
    pauseWrites: null,
    abandon: () => {},
    close: async () => {},
  };
}
