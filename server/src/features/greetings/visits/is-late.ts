import { LATE_MS } from '@perigee/core/greetings/pace';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Whether somebody came or went too long ago to be greeted, by the database's clock: a process's own may be wrong. `at` in milliseconds. */
export async function isLate(db: Db, at: number): Promise<boolean> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return (rows[0]?.now.getTime() ?? at) - at > LATE_MS;
}
