import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { plannedOnce } from './planned-once.ts';

/**
 * Whether a statement returns a row. For tasks that look once a second and mostly find nothing to do: it costs a third of
 * the transaction that would take the work.
 */
export async function findsRow(db: Db, statement: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`${plannedOnce} ${statement}`.execute(db);
  return rows.length > 0;
}
