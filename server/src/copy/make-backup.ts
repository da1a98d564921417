import { createHash } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { listApplied } from '../database/migrate.ts';
import type { FactsByTable } from '../database/table-facts.ts';
import { writeLines } from './backup-file.ts';
import type { BackupHeader } from './backup-format.ts';
import { createSum } from './checksum.ts';
import { renumber } from './renumbering.ts';
import { normaliseSession, readRows } from './rows.ts';
import { listSequences } from './sequences.ts';
import { listPartitions, listTables } from './tables.ts';

/** What a backup contains. */
export interface BackupReport {
  tables: number;
  rows: number;
}

/** Writes everything the database holds to a file, as one consistent snapshot. */
export async function makeBackup(db: Db, file: string, facts: FactsByTable): Promise<BackupReport> {
  const report: BackupReport = { tables: 0, rows: 0 };
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await normaliseSession(tx);
      await writeLines(file, linesOf(tx, facts, report));
    });
  return report;
}

async function* linesOf(tx: Db, facts: FactsByTable, report: BackupReport): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashLine = (line: string): string => {
    hash.update(`${line}\n`);
    return line;
  };
  const tables = await listTables(tx, facts);
  const { upTo, read } = await renumber(tx, tables, facts);
  const header: BackupHeader = {
    format: 'perigee backup 1',
    madeAt: new Date().toISOString(),
    migrations: await listApplied(tx),
    partitions: await listPartitions(tx),
    sequences: await listSequences(tx),
    transactions: upTo,
  };
  yield hashLine(JSON.stringify(header));

  for (const table of tables) {
    yield hashLine(JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) }));
    const sum = createSum();
    for await (const { lines } of readRows(tx, { table, read })) {
      for (const line of lines) {
        sum.add(line);
        yield hashLine(line);
      }
    }
    const total = sum.total();
    yield hashLine(JSON.stringify({ end: table.name, ...total }));
    report.tables += 1;
    report.rows += total.rows;
  }
  yield JSON.stringify({ ...report, sha256: hash.digest('hex') });
}
