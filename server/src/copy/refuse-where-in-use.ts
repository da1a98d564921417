import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { PROCESS_NAME, PROCESS_PREFIX } from '../database/process-name.ts';
import { StartupError } from '../errors/startup-error.ts';

/** @throws StartupError if another process of the product is connected to this database. */
export async function refuseWhereInUse(db: Db): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${PROCESS_PREFIX})
      and application_name <> ${PROCESS_NAME} limit 1`.execute(db);
  if (rows.length > 0) throw new StartupError('Perigee is running on the database at DATABASE_URL. Stop it first.');
}
