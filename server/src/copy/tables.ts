import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { MOVE_TABLE } from '../database/prepare-server.ts';
import type { FactsByTable } from '../database/table-facts.ts';

/** A table whose rows are copied; a partition counts as one. */
export interface CopiedTable {
  name: string;
  columns: readonly CopiedColumn[];
}

export interface CopiedColumn {
  name: string;
  /** As PostgreSQL writes it, like `bigint[]`. */
  type: string;
}

/** A partition, which the product creates while it runs. */
export interface Partition {
  name: string;
  parent: string;
  /** As PostgreSQL writes it, like `FOR VALUES FROM ('1') TO ('2')`. */
  bound: string;
}

/** The migrator's own tables, which come with the schema. */
const OF_THE_SCHEMA = ['kysely_migration', 'kysely_migration_lock'];

/** Every table that is copied; referenced tables come before those that refer to them. */
export async function listTables(db: Db, facts: FactsByTable): Promise<CopiedTable[]> {
  const ofProcesses = Object.keys(facts).filter((name) => facts[name]?.ofProcesses === true);
  const { rows } = await sql<CopiedTable>`
    select c.relname as name, json_agg(
      json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum
    ) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname <> all(${[...OF_THE_SCHEMA, ...ofProcesses, MOVE_TABLE]}::text[])
    group by c.relname order by c.relname`.execute(db);
  return parentsFirst(rows, await listReferences(db));
}

/** Foreign keys, as pairs of a table and the one it refers to. */
async function listReferences(db: Db): Promise<{ child: string; parent: string }[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint k
    join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`.execute(db);
  return rows;
}

function parentsFirst(
  tables: readonly CopiedTable[],
  references: readonly { child: string; parent: string }[],
): CopiedTable[] {
  const ordered: CopiedTable[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name));
    const isReady = ({ name }: CopiedTable) =>
      references.every(({ child, parent }) => child !== name || parent === name || !waiting.has(parent));
    const ready = rest.filter(isReady);
    if (ready.length === 0) throw new Error('tables have circular references');
    ordered.push(...ready);
    rest = rest.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** The partitions of all partitioned tables. */
export async function listPartitions(db: Db): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`.execute(
    db,
  );
  return rows;
}

/** The form of a bound. It comes from a file, so it is parsed rather than executed. */
const BOUND = /^FOR VALUES FROM \('?(\d+)'?\) TO \('?(\d+)'?\)$/;

/** Creates the partitions that do not exist yet. */
export async function makePartitions(db: Db, partitions: readonly Partition[]): Promise<void> {
  for (const { name, parent, bound } of partitions) {
    const [, from, to] = BOUND.exec(bound) ?? [];
    if (from === undefined || to === undefined) throw new Error(`the partition ${name} has an unknown bound`);
    await sql`
      create table if not exists ${sql.table(name)} partition of ${sql.table(parent)}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(db);
  }
}
