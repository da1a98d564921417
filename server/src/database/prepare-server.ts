import { Kysely, PostgresDialect } from 'kysely';
import type { Logger } from 'pino';
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
