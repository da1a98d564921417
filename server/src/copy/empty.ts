import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { FactsByTable } from '../database/table-facts.ts';
import { listTables } from './tables.ts';

/** Whether the database holds no data yet; it may have tables. */
export async function isEmpty(db: Db, facts: FactsByTable): Promise<boolean> {
  for (const { name } of await listTables(db, facts)) {
    if (facts[name]?.prefilled === true) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}
