import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';

const TICKS_PER_SECOND = 100;

/**
 * CPU time of a database server on this machine so far, in seconds: of all its processes, including ended ones. The
 * server must not be used by anything else. Reads /proc, so it only runs on Linux.
 */
export async function serverSeconds(url: string): Promise<number> {
  const { db, close } = await openDatabase({ kind: 'server', url, connections: 1 }, pino({ level: 'silent' }));
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const server = statOf(rows[0]?.pid ?? 0)?.parent ?? 0;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)));
  const own = statOf(server);
  const running = processes
    .filter((each) => each?.parent === server)
    .reduce((sum, each) => sum + (each?.ticks ?? 0), 0);
  await close();
  return ((own?.ticks ?? 0) + (own?.endedTicks ?? 0) + running) / TICKS_PER_SECOND;
}

/** Undefined for a process that has ended. */
function statOf(pid: number): { parent: number; ticks: number; endedTicks: number } | undefined {
  try {
    const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return { parent, ticks: user + system, endedTicks: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}
