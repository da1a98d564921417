import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { JobState } from '../../../src/jobs/tables.ts';
import type { World } from '../world.ts';

/** A durable job as the tests look at it. */
interface ListedJob {
  name: string;
  key: string;
  state: JobState;
  attempts: number;
  problem: string | null;
  dueAt: Date;
  nextAt: Date;
  payload: unknown;
  /** Whether a process is performing it. */
  isRunning: boolean;
}

interface JobFilter {
  /** Limits them to one guild. */
  guild?: { id: string };
  /** The kind, or a pattern of LIKE. */
  name?: string;
  state?: JobState;
}

/** The durable jobs that match, in the order in which they are due. */
export async function listJobs(
  { services }: Pick<World, 'services'>,
  { guild, name, state }: JobFilter = {},
): Promise<ListedJob[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (guild !== undefined) conditions.push(sql`guild_id = ${guild.id}`);
  if (name !== undefined) conditions.push(sql`name like ${name}`);
  if (state !== undefined) conditions.push(sql`state = ${state}`);
  const { rows } = await sql<ListedJob>`
    select name, key, state, attempts, problem, due_at as "dueAt", next_at as "nextAt", payload,
      leased_until is not null as "isRunning"
    from acts where ${sql.join(conditions, sql` and `)} order by due_at, seq`.execute(services.database.db);
  return rows;
}

/** Moves a guild's waiting jobs of a kind relative to everything else, as if workers were ahead of time, or behind. */
export async function moveJobs(
  { services }: Pick<World, 'services'>,
  { id }: { id: string },
  name: string,
  byMs: number,
): Promise<void> {
  const by = sql`make_interval(secs => ${byMs / 1000}::float8)`;
  await sql`update acts set due_at = due_at + ${by}, next_at = next_at + ${by}
    where guild_id = ${id} and name = ${name} and state = 'waiting'`.execute(services.database.db);
}

/** Removes a guild's jobs, which would keep the product busy, or be in the way, during the tests that follow. */
export async function dropJobs({ services }: Pick<World, 'services'>, { id }: { id: string }): Promise<void> {
  await services.database.db.deleteFrom('acts').where('guild_id', '=', id).execute();
}

/** A job for a row that does not exist, due now, that finishes as soon as it is performed. Returns its key. */
export function addJob(world: Pick<World, 'services'>, guild: { id: string }, name: string): Promise<string> {
  return insertJob(world, guild, { name, state: 'waiting' });
}

/** The same, but it failed for good that long ago. */
export function addFailedJob(
  world: Pick<World, 'services'>,
  guild: { id: string },
  name: string,
  agoMs = 0,
): Promise<string> {
  const finished = { problem: 'No way (1)', finished_at: new Date(Date.now() - agoMs) };
  return insertJob(world, guild, { name, state: 'failed', ...finished });
}

interface Outcome {
  name: string;
  state: JobState;
  problem?: string;
  finished_at?: Date;
}

/** Its id is also its key. */
async function insertJob({ services }: Pick<World, 'services'>, guild: { id: string }, outcome: Outcome) {
  const id = randomUUID();
  const [named, due] = [
    { guild_id: guild.id, id, key: id, subject: id },
    { due_at: new Date(), next_at: new Date() },
  ];
  const job = { ...named, ...due, payload: JSON.stringify({ id }), ...outcome };
  await services.database.db.insertInto('acts').values(job).execute();
  return id;
}
