import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { MOVE_TABLE } from '../database/prepare-server.ts';

/** A table whose rows are copied; a partition is one. */
export interface CopiedTable {
  name: string;
  columns: readonly CopiedColumn[];
}

export interface CopiedColumn {
  name: string;
  /** As the database writes it, like `bigint[]`. */
  type: string;
}

/** A part of a partitioned table, which is made while the product runs. */
export interface Partition {
  name: string;
  parent: string;
  /** As the database writes it, like `FOR VALUES FROM ('1') TO ('2')`. */
  bound: string;
}

/** The migrator's own, which come with the schema. */
const OF_THE_SCHEMA = ['kysely_migration', 'kysely_migration_lock'];

/** What processes know of each other and of their connections: elsewhere it would be about processes that are not there. */
const OF_PROCESSES = ['bot_processes', 'bot_shards', 'gateway_shards', 'gateway_identifies', 'processes'];

/** Tables whose rows are not copied. */
export const NOT_COPIED: readonly string[] = [...OF_THE_SCHEMA, ...OF_PROCESSES];

/** Every table that is copied, those that others refer to before these. */
export async function listTables(db: Db): Promise<CopiedTable[]> {
  const { rows } = await sql<CopiedTable>`
    select c.relname as name, json_agg(
      json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum
    ) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname <> all(${[...NOT_COPIED, MOVE_TABLE]}::text[])
    group by c.relname order by c.relname`.execute(db);
  return parentsFirst(rows, await listReferences(db));
}

/** Pairs of a table and one it refers to. */
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
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...ready);
    rest = rest.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** The parts of partitioned tables. */
export async function listPartitions(db: Db): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`.execute(
    db,
  );
  return rows;
}

/** What a bound looks like; it stands in a file, so it is not run as it is. */
const BOUND = /^FOR VALUES FROM \('?(\d+)'?\) TO \('?(\d+)'?\)$/;

/** Makes the parts that are not there yet. */
export async function makePartitions(db: Db, partitions: readonly Partition[]): Promise<void> {
  for (const { name, parent, bound } of partitions) {
    const [, from, to] = BOUND.exec(bound) ?? [];
    if (from === undefined || to === undefined) throw new Error(`the partition ${name} has a bound nobody knows`);
    await sql`
      create table if not exists ${sql.table(name)} partition of ${sql.table(parent)}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(db);
  }
}
