import type { Db } from '../database/database.ts';
import { listUnknown } from '../database/migrate.ts';
import type { FactsByTable } from '../database/table-facts.ts';
import { readLines } from './backup-file.ts';
import { BadBackup, type BackupHeader } from './backup-format.ts';
import type { BackupReport } from './make-backup.ts';
import { makeTables } from './make-tables.ts';
import { isSameSum, type Sum } from './checksum.ts';
import { passNumbers } from './renumbering.ts';
import { normaliseSession, sumRows, writeRows } from './rows.ts';
import { setSequences } from './sequences.ts';
import type { CopiedTable } from './tables.ts';

/** Rows written per statement. */
const STEP = 1_000;

/**
 * Reads a whole backup and returns its header.
 * @throws BadBackup if it is damaged, or made by a version unknown to this one.
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  for await (const line of readLines(file)) if (line.kind === 'header') header = line.header;
  if (header === undefined) throw new BadBackup('it has no header');
  const unknown = listUnknown(header.migrations);
  if (unknown.length > 0) throw new BadBackup(`it was made by a newer Perigee (${unknown.join(', ')}): update first`);
  return header;
}

/**
 * Replaces the database with a backup in one transaction, and checks each table against it. The tables are those of the
 * backup's version: they have to be migrated afterwards.
 */
export async function restoreBackup(
  db: Db,
  { file, header }: { file: string; header: BackupHeader },
  facts: FactsByTable,
): Promise<BackupReport> {
  await passNumbers(db, header.transactions);
  return db.transaction().execute(async (tx) => {
    await normaliseSession(tx);
    const tables = new Map((await makeTables(tx, header, facts)).map((table) => [table.name, table]));
    const sums = await writeTables(tx, file, tables);
    for (const { table, sum } of sums)
      if (!isSameSum(sum, await sumRows(tx, { table })))
        throw new BadBackup(`the rows of ${table.name} do not match the backup`);
    await setSequences(tx, header.sequences);
    return { tables: sums.length, rows: sums.reduce((total, { sum }) => total + sum.rows, 0) };
  });
}

/** Writes every row of the file; returns the checksums that the file states for each table. */
async function writeTables(
  tx: Db,
  file: string,
  tables: ReadonlyMap<string, CopiedTable>,
): Promise<{ table: CopiedTable; sum: Sum }[]> {
  const sums: { table: CopiedTable; sum: Sum }[] = [];
  let table: CopiedTable | undefined;
  let waiting: string[] = [];
  const write = async () => {
    if (table !== undefined) await writeRows(tx, table, waiting);
    waiting = [];
  };
  for await (const line of readLines(file)) {
    if (line.kind === 'table') table = withColumns(requireTable(tables, line.name), line.columns);
    if (line.kind === 'row') waiting.push(line.line);
    if (line.kind === 'tableEnd' && table !== undefined) sums.push({ table, sum: line });
    if (waiting.length === STEP || line.kind === 'tableEnd') await write();
  }
  return sums;
}

function requireTable(tables: ReadonlyMap<string, CopiedTable>, name: string): CopiedTable {
  const table = tables.get(name);
  if (table === undefined) throw new BadBackup(`its version has no table ${name}`);
  return table;
}

/** The table with its columns in the order of the backup's rows. */
function withColumns({ name, columns }: CopiedTable, names: readonly string[]): CopiedTable {
  const ordered = names.map((requested) => columns.find((column) => column.name === requested));
  const presentColumns = ordered.filter((column) => column !== undefined);
  if (presentColumns.length !== columns.length || presentColumns.length !== names.length)
    throw new BadBackup(`the columns of its table ${name} do not match its version`);
  return { name, columns: presentColumns };
}
