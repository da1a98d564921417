import type { HostProcess } from '@perigee/core/insights/host/schema';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { OwnedShard } from '../../../shards/list-shard-owners.ts';

/** A process not seen for this long is gone, in milliseconds: it reports six times within that. */
const GONE_MS = 60_000;

/** What a process reports about itself. */
export interface Presence {
  name: string;
  host: string;
  pid: number;
  roles: readonly string[];
  version: string;
  nodeVersion: string;
  memoryBytes: number;
  loopDelayMs: number;
  errorsLastHour: number;
  isDraining: boolean;
}

/** Stores that a process is alive, and deletes those that are gone. Returns whether it has to hand over its work. */
export async function reportPresence(db: Db, presence: Presence): Promise<boolean> {
  const { name, host, pid, roles, version, nodeVersion, memoryBytes, loopDelayMs, errorsLastHour } = presence;
  const measured = { memory_bytes: String(memoryBytes), loop_delay_ms: loopDelayMs, errors_last_hour: errorsLastHour };
  const reported = await db
    .insertInto('processes')
    .values({
      name,
      host,
      pid,
      version,
      roles: [...roles],
      node_version: nodeVersion,
      draining: presence.isDraining,
      ...measured,
    })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...measured, seen_at: sql`clock_timestamp()` }))
    .returning('draining')
    .executeTakeFirstOrThrow();
  await sql`delete from processes where seen_at < clock_timestamp() - ${`${GONE_MS} milliseconds`}::interval`.execute(
    db,
  );
  return reported.draining;
}

/** Stores that a process stops. */
export async function removeProcess(db: Db, name: string): Promise<void> {
  await db.deleteFrom('processes').where('name', '=', name).execute();
}

/** Running processes, in the order they started. */
export async function listProcesses(db: Db, shards: readonly OwnedShard[]): Promise<HostProcess[]> {
  const rows = await db
    .selectFrom('processes')
    .selectAll()
    .where('seen_at', '>', sql<Date>`clock_timestamp() - ${`${GONE_MS} milliseconds`}::interval`)
    .orderBy('started_at')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    host: row.host,
    pid: row.pid,
    roles: row.roles,
    version: row.version,
    nodeVersion: row.node_version,
    startedAt: row.started_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    memoryMb: Math.round(Number(row.memory_bytes) / 1_048_576),
    loopDelayMs: row.loop_delay_ms,
    errors: row.errors_last_hour,
    shards: shards.filter(({ owner }) => isOwnedBy(row, owner)).length,
    isDraining: row.draining,
    isReplaceable: isReplaceable(row, rows),
  }));
}

/** Whether a shard's owner belongs to this process. */
export function isOwnedBy({ name }: { name: string }, owner: string | null): boolean {
  return owner?.startsWith(`${name} `) === true;
}

/** Whether every role of a process is also covered by another one that is not draining. */
export function isReplaceable(
  { name, roles }: Pick<HostProcess, 'name' | 'roles'>,
  all: readonly { name: string; roles: string[]; draining: boolean }[],
): boolean {
  const others = all.filter((other) => other.name !== name && !other.draining);
  return roles.every((role) => others.some((other) => other.roles.includes(role)));
}
