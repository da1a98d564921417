import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { migrateTo } from '../database/migrate.ts';
import type { FactsByTable } from '../database/table-facts.ts';
import { type CopiedTable, listTables, makePartitions, type Partition } from './tables.ts';

interface Schema {
  migrations: readonly string[];
  partitions: readonly Partition[];
}

/** Within a transaction, creates the empty tables of the given version. All existing tables are dropped. */
export async function makeTables(
  tx: Db,
  { migrations, partitions }: Schema,
  facts: FactsByTable,
): Promise<CopiedTable[]> {
  await dropTables(tx);
  await migrateTo(tx, migrations);
  await makePartitions(tx, partitions);
  const tables = await listTables(tx, facts);
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx);
  return tables;
}

/** Also drops tables that migrations of another version created. */
async function dropTables(tx: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(tx);
  for (const { name } of rows) await sql`drop table ${sql.table(name)} cascade`.execute(tx);
}
