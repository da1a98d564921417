import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { listApplied } from '../database/migrate.ts';
import type { FactsByTable } from '../database/table-facts.ts';
import { isSameSum } from './checksum.ts';
import { makeTables } from './make-tables.ts';
import {
  beginProgress,
  endProgress,
  noteDone,
  noteProgress,
  readProgress,
  type TableProgress,
} from './move-progress.ts';
import { passNumbers, renumber } from './renumbering.ts';
import { normaliseSession, readRows, sumRows, writeRows } from './rows.ts';
import { listSequences, setSequences } from './sequences.ts';
import { type CopiedColumn, type CopiedTable, listPartitions, listTables } from './tables.ts';
import { onlyRow } from '../database/only-row.ts';

interface Move {
  /** The database to copy; nobody writes to it meanwhile. */
  source: Db;
  target: Db;
  /** Identifies the source, so that an interrupted move can be resumed. */
  sourceId: string;
  facts: FactsByTable;
  /** Receives progress messages. */
  print: (text: string) => void;
}

interface Moving extends Move {
  read: (column: CopiedColumn) => RawBuilder<unknown>;
}

/** What was moved. */
export interface MoveReport {
  tables: number;
  rows: number;
}

/** A second attempt is needed if the source changed after an interrupted move. */
const ATTEMPTS = 2;

/**
 * Copies everything into the other database in batches, each with a progress note, so that an interrupted move resumes
 * there. At the end every table is read on both sides and compared. Null if they still differ.
 */
export async function moveDatabase(move: Move): Promise<MoveReport | null> {
  return move.source.transaction().execute(async (source) => {
    await normaliseSession(source);
    const tables = await listTables(source, move.facts);
    const { read, upTo } = await renumber(source, tables, move.facts);
    const moving = { ...move, source, read };
    await passNumbers(move.target, upTo);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const progress = await resume(moving, tables, attempt > 1);
      for (const table of tables) await moveTable(moving, table, progress.get(table.name));
      const rows = await compare(moving, tables);
      if (rows === null) continue;
      await setSequences(move.target, await listSequences(source));
      await endProgress(move.target);
      return { tables: tables.length, rows };
    }
    return null;
  });
}

/** Progress per table. All tables are created again if `startsOver` is set, or if the source's tables have changed. */
async function resume(
  { source, target, sourceId, facts, print }: Moving,
  tables: readonly CopiedTable[],
  startsOver: boolean,
): Promise<Map<string, TableProgress>> {
  const names = tables.map(({ name }) => name);
  const before = startsOver ? null : await readProgress(target);
  if (before !== null && before.length === names.length && before.every(({ name }) => names.includes(name))) {
    const done = before.filter(({ isDone }) => isDone).length;
    print(`Resuming a move: ${done} of ${names.length} tables are already copied.`);
    return new Map(before.map((each) => [each.name, each]));
  }
  if (startsOver || before !== null) print('The data has changed since the move started, so it starts over.');
  const schema = { migrations: await listApplied(source), partitions: await listPartitions(source) };
  await target.transaction().execute(async (tx) => {
    await makeTables(tx, schema, facts);
    await beginProgress(tx, sourceId, names);
  });
  return new Map();
}

async function moveTable({ source, target, read, print }: Moving, table: CopiedTable, before?: TableProgress) {
  if (before?.isDone === true) return;
  const total = await countRows(source, table);
  let moved = before === undefined ? 0 : await countRows(target, table);
  for await (const { lines, lastKey } of readRows(source, { table, read, after: before?.place ?? null })) {
    await target.transaction().execute(async (tx) => {
      await normaliseSession(tx);
      await writeRows(tx, table, lines);
      await noteProgress(tx, table.name, lastKey);
    });
    moved += lines.length;
    print(`${table.name}: ${moved} of ${total} rows`);
  }
  await noteDone(target, table.name);
}

/** The number of rows; null if a table differs between the two sides. */
async function compare(
  { source, target, read, print }: Moving,
  tables: readonly CopiedTable[],
): Promise<number | null> {
  print('Comparing source and target.');
  let rows = 0;
  for (const table of tables) {
    const here = await sumRows(source, { table, read });
    const there = await target.transaction().execute(async (tx) => {
      await normaliseSession(tx);
      return sumRows(tx, { table });
    });
    if (!isSameSum(here, there)) return null;
    rows += here.rows;
  }
  return rows;
}

async function countRows(db: Db, { name }: CopiedTable): Promise<number> {
  return onlyRow(await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db)).count;
}
