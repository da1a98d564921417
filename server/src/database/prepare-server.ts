import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from 'pino';
import { StartupError } from '../errors/startup-error.ts';
import { isMigrated, migrate } from './migrate.ts';
import { openServerPool } from './server-pool.ts';

/** The number of the lock under which one process at a time prepares the database. */
const PREPARING = 7_310_588;

/** Changing tables and waiting for another process to do so may take as long as it takes. */
const PATIENT = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** Makes the tables of a server database what this version needs. Of several processes one does, and the others wait. */
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
      // With its connection it is given back.
      lock.release(true);
    }
  } finally {
    await close();
  }
}

/** Where an unfinished move notes how far it is. */
export const MOVE_TABLE = 'perigee_move';

/** @throws StartupError where a move into it was begun: not everything is there yet. */
async function refuseUnfinished(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 where to_regclass(${`public.${MOVE_TABLE}`}) is not null`.execute(db);
  if (rows.length > 0)
    throw new StartupError('The database at DATABASE_URL holds a move that is not finished: run npm run move again.');
}
