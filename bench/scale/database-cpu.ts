import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';

const TICKS_PER_SECOND = 100;

/** CPU time of the connections that a database of this machine has at the moment, in seconds. Reads /proc, so on Linux alone. */
export async function backendSeconds(url: string): Promise<number> {
  const { db, close } = await openDatabase({ kind: 'server', url, connections: 1 }, pino({ level: 'silent' }));
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  await close();
  return rows.reduce((seconds, { pid }) => seconds + secondsOf(pid), 0);
}

function secondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    // It was closed meanwhile.
    return 0;
  }
}
