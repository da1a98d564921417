import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { listTables } from './tables.ts';

/** Tables that migrations already fill with a row. */
const FILLED_FROM_THE_START = new Set([
  'board_progress',
  'economy_progress',
  'level_progress',
  'direct_message_breaker',
]);

/** Whether the database holds no data yet; it may have tables. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const { name } of await listTables(db)) {
    if (FILLED_FROM_THE_START.has(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}
