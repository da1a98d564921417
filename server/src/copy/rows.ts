import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { createSum, type Sum } from './checksum.ts';
import { readUnchanged } from './renumbering.ts';
import type { CopiedColumn, CopiedTable } from './tables.ts';

/** Rows read and written per batch. */
const STEP = 2_000;

/** A batch of rows, each a JSON array of texts and nulls. */
interface RowBatch {
  lines: string[];
  /** `ctid` of the last row. */
  lastKey: string;
}

interface Reading {
  table: CopiedTable;
  read?: (column: CopiedColumn) => RawBuilder<unknown>;
  /** Starts behind the row with this `ctid`. */
  after?: string | null;
}

/** Reads a table in batches, in physical order. Needs a transaction prepared by `normaliseSession`. */
export async function* readRows(
  tx: Db,
  { table, read = readUnchanged, after = null }: Reading,
): AsyncGenerator<RowBatch, void, undefined> {
  const texts = table.columns.map(read);
  const behind = after === null ? sql`` : sql`where ctid > ${sql.lit(after)}::tid`;
  await sql`
    declare copied no scroll cursor for
    select json_build_array(${sql.join(texts)})::text as line, ctid::text as place
    from ${sql.table(table.name)} ${behind}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string; place: string }>`fetch ${sql.lit(STEP)} from copied`.execute(tx);
    const lastKey = rows.at(-1)?.place;
    if (lastKey === undefined) break;
    yield { lines: rows.map(({ line }) => line), lastKey };
  }
  await sql`close copied`.execute(tx);
}

/** Writes rows in the form `readRows` returns. */
export async function writeRows(db: Db, { name, columns }: CopiedTable, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const values = columns.map(({ type }, index) => sql`(line->>${sql.lit(index)})::${sql.raw(type)}`);
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))}) overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) line`.execute(db);
}

/** The checksum of a table, read as it is or as it would be copied. */
export async function sumRows(tx: Db, reading: Reading): Promise<Sum> {
  const sum = createSum();
  for await (const { lines } of readRows(tx, reading)) for (const line of lines) sum.add(line);
  return sum.total();
}

/** Makes values be written the same way in every database, for the rest of the transaction. */
export async function normaliseSession(tx: Db): Promise<void> {
  for (const [name, value] of Object.entries(SESSION_SETTINGS))
    await sql`select set_config(${name}, ${value}, true)`.execute(tx);
}

const SESSION_SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  // Every scan starts at the beginning of the table, not where another scan currently is.
  synchronize_seqscans: 'off',
  // Plans for reading the cursor to its end.
  cursor_tuple_fraction: '1',
};
