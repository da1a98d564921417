import { LATE_MS } from '@perigee/core/greetings/pace';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/**
 * Whether `at`, in milliseconds, is too long ago for a greeting. Uses the database's clock: a process's own may be
 * wrong.
 */
export async function isLate(db: Db, at: number): Promise<boolean> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return (rows[0]?.now.getTime() ?? at) - at > LATE_MS;
}
