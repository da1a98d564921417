import { sql } from 'kysely';
import type { Db } from '../../../src/database/database.ts';

/** Name pattern of columns that hold a person's id. */
const PERSON_COLUMN = '(^|_)(user_ids?|member_ids?|moderator_ids?|author_ids?|overwrite_ids|opponent_id|by_id|by)$';

/**
 * Every column of the schema that holds a person’s id, tables in the order in which they were made; also in a database
 * of an earlier version.
 */
export async function personColumns(db: Db): Promise<{ table: string; column: string }[]> {
  // Without partitions, which repeat their table's columns.
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join pg_class on pg_class.oid = format('%I.%I', table_schema, table_name)::regclass
    where table_schema = 'public' and not relispartition and column_name ~ ${PERSON_COLUMN}
    order by pg_class.oid, ordinal_position`.execute(db);
  return rows;
}
