import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from 'pino';
import { StartupError } from '../errors/startup-error.ts';
import { isMigrated, migrate } from './migrate.ts';
import { openServerPool } from './server-pool.ts';

/** Advisory lock held while one process migrates the database. */
const PREPARING = 7_310_588;

/** Migrating, or waiting for another process that does, may take any length of time. */
const PATIENT = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** Migrates a server database. If several processes start at once, one does it and the others wait. */
export async function prepareServer(url: string, log: Logger): Promise<void> {
  const { pool, close } = openServerPool({ url, connections: 2, log, limits: PATIENT });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseUnfinished(db);
    if (await isMigrated(db)) return;
    const lock = await pool.connect();
    try {
      await lock.query('select pg_advisory_lock($1)', [PREPARING]);
      await migrate(db);
    } finally {
      // Closing the connection releases the lock.
      lock.release(true);
    }
  } finally {
    await close();
  }
}

/** The table in which an unfinished move records its progress. */
export const MOVE_TABLE = 'perigee_move';

/** @throws StartupError if a move into this database is unfinished, so that data is still missing. */
async function refuseUnfinished(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 where to_regclass(${`public.${MOVE_TABLE}`}) is not null`.execute(db);
  if (rows.length > 0)
    throw new StartupError('The database at DATABASE_URL has an unfinished move: run npm run move again.');
}
