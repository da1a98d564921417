import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from '@perigee/core/host/checks';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createLocalBus } from './bus/local-bus.ts';
import type { Config } from './config/config.ts';
import { openAsItIs, type OpenCopied, unreachable } from './copy/open-copied.ts';
import { lockDataFolder } from './database/embedded/data-folder.ts';
import type { Database, Db } from './database/database.ts';
import { nameProcess } from './database/process-name.ts';
import { createBotAccess } from './discord/bot-access.ts';
import { createPlatformLine } from './discord/calls/platform-line.ts';
import type { PlatformConfig } from './discord/platform.ts';
import { createRest } from './discord/rest.ts';
import { createUserApi } from './discord/user-api.ts';
import { createEvents } from './events/events.ts';
import { openFeatures } from './features/index.ts';
import { createDrain } from './process/drain.ts';
import { createErrorCounts } from './process/error-counts.ts';
import { NO_TRACING } from './tracing/tracing.ts';

/** How long the platform may take for one call, in milliseconds. */
const CALL_MS = 10_000;

/** Of a demo that does not run: there is nobody to be asked as. */
const NOBODY = { clientId: '0', clientSecret: '', botToken: '' };

/**
 * Looks at everything the doctor knows of, from a process that is not the product: nothing is started, made or brought up to
 * date. For a database that no other process has.
 */
export async function examine(config: Config, log: Logger): Promise<CheckResult[]> {
  const { apiUrl, gatewayUrl } = config.addresses;
  const platform: PlatformConfig = { ...(config.credentials ?? NOBODY), apiUrl, gatewayUrl };
  const { db, close } = await openAnyhow(config, log);
  const line = createPlatformLine({ platform, log, store: null, processes: () => 1 });
  const botAccess = createBotAccess();
  const client = createRest(platform, line, { timeoutMs: CALL_MS, retries: 0, isUrgent: true }, botAccess);
  try {
    // Only built, for what they say of themselves.
    const { services } = openFeatures({
      config,
      platform,
      line,
      log,
      botAccess,
      api: client.api,
      redis: null,
      processes: () => 1,
      database: databaseOf(db ?? unreachable(new Error('there is none'))),
      bus: createLocalBus(),
      events: createEvents(db ?? unreachable(new Error('there is none')), log),
      userApi: createUserApi(platform, line),
      processName: nameProcess(),
      drain: createDrain(),
      errors: createErrorCounts(),
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

/** Null where there is none yet; one that can not be opened fails each query with the reason. */
async function openAnyhow({ database }: Config, log: Logger): Promise<Omit<OpenCopied, 'db'> & { db: Db | null }> {
  if (database.kind === 'server') return openAsItIs(database, log);
  const { folder } = database;
  if (folder === null || !existsSync(join(folder, 'database'))) return { db: null, close: async () => {} };
  const unlock = lockDataFolder(folder);
  try {
    const { db, close } = await openAsItIs(database, log);
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
    executeSql: () => Promise.reject(new Error('nothing is changed here')),
    ping: () => sql`select 1`.execute(db).then(() => 0),
    holdStill: null,
    abandon: () => {},
    close: async () => {},
  };
}
