import { randomUUID } from 'node:crypto';
import { type InsertObject, type RawBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '../database/database.ts';
import { currentTrace } from '../tracing/active-span.ts';
import type { JobKind } from './job-kind.ts';
import { markJobDue } from './due-jobs.ts';
import type { JobState, JobTables } from './tables.ts';

/** Guild id of jobs that belong to no guild, such as direct messages about a subscription. */
export const NO_GUILD = '0';

interface JobKey {
  guildId: string;
  /** Identifies what the job follows from. */
  key: string;
}

interface NewJob<Payload> extends JobKey {
  payload: Payload;
  /** Earliest time; at once if left out. */
  at?: Date;
  /** Jobs of one subject run one after the other; one that waits for a retry holds up those after it. */
  subject?: string;
}

/** The status of a job. */
export interface JobStatus {
  state: JobState;
  attempts: number;
  /** Why the last attempt failed. */
  problem: string | null;
  dueAt: Date;
  /** Time of the next attempt. */
  nextAt: Date;
  messageId: string | null;
  finishedAt: Date | null;
}

/**
 * Requests a job in the transaction that writes the row it belongs to, so that neither exists without the other. The
 * same key twice is one job.
 */
export async function enqueueJob<Payload>(
  tx: DbTransaction,
  kind: JobKind<Payload>,
  job: NewJob<Payload>,
): Promise<void> {
  await enqueueJobs(tx, [newJob(kind, job)]);
}

/** Enqueues several jobs, of any kinds, in one statement. */
export async function enqueueJobs(tx: DbTransaction, jobs: readonly JobRow[]): Promise<void> {
  if (jobs.length === 0) return;
  noteDue(tx, jobs);
  await tx
    .insertInto('acts')
    .values(jobs)
    .onConflict((conflict) => conflict.columns(['guild_id', 'name', 'key']).doNothing())
    .execute();
}

/** The runner is woken once the transaction commits. */
function noteDue(tx: DbTransaction, jobs: readonly JobRow[]): void {
  if (jobs.some(({ next_at: at }) => !(at instanceof Date) || at.getTime() <= Date.now())) markJobDue(tx);
}

/**
 * The statement that enqueues a job for later, to be embedded in the statement that writes its row: it saves a round
 * trip to the database. It wakes no runner, so a job that is due at once waits for the next poll.
 */
export function enqueueStatement(job: JobRow): RawBuilder<unknown> {
  return sql`
    insert into acts (guild_id, id, name, key, subject, payload, due_at, next_at, trace)
    values (${job.guild_id}::bigint, ${job.id}::uuid, ${job.name}, ${job.key}, ${job.subject}, ${job.payload}::jsonb,
      ${job.due_at}::timestamptz, ${job.next_at}::timestamptz, ${job.trace})
    on conflict (guild_id, name, key) do nothing`;
}

/** Runs a job again whatever its last outcome, unless it is done or under way; enqueues it if it does not exist. */
export async function retryJob<Payload>(
  tx: DbTransaction,
  kind: JobKind<Payload>,
  job: NewJob<Payload>,
): Promise<void> {
  await retryJobs(tx, [newJob(kind, job)]);
}

/** Retries several jobs, of any kinds, in one statement, each at its own due time. */
export async function retryJobs(tx: DbTransaction, jobs: readonly JobRow[]): Promise<void> {
  if (jobs.length === 0) return;
  noteDue(tx, jobs);
  await tx
    .insertInto('acts')
    .values(jobs)
    .onConflict((conflict) =>
      conflict
        .columns(['guild_id', 'name', 'key'])
        .doUpdateSet({
          state: 'waiting',
          payload: ({ ref }) => ref('excluded.payload'),
          next_at: ({ ref }) => ref('excluded.next_at'),
          trace: ({ ref }) => ref('excluded.trace'),
          attempts: 0,
          tried_since: null,
          finished_at: null,
        })
        .where('acts.state', '<>', 'done')
        .where('acts.leased_until', 'is', null),
    )
    .execute();
}

/** Cancels a job that has not begun. False if there is none, or if it may have happened already. */
export async function cancelJob(tx: Db | DbTransaction, kind: { name: string }, job: JobKey): Promise<boolean> {
  const [isCancelled = false] = await cancelJobs(tx, kind, [job]);
  return isCancelled;
}

/** Cancels several jobs of a kind in one statement; the results are in the order given. */
export async function cancelJobs(
  tx: Db | DbTransaction,
  { name }: { name: string },
  jobs: readonly JobKey[],
): Promise<boolean[]> {
  const guildIds = jobs.map(({ guildId }) => guildId);
  const keys = jobs.map(({ key }) => key);
  // The next job of the same subject may be due now.
  markJobDue(tx);
  // A locked row is being claimed or finished; waiting for its lock could deadlock.
  const { rows } = await sql<JobKey>`
    with unheld as materialized (
      select acts.guild_id, acts.id from unnest(${guildIds}::bigint[], ${keys}::text[]) as given (guild_id, key)
      join acts on acts.guild_id = given.guild_id and acts.name = ${name} and acts.key = given.key
      where acts.state = 'waiting' and acts.leased_until is null
      for update of acts skip locked
    )
    delete from acts using unheld where acts.guild_id = unheld.guild_id and acts.id = unheld.id
    returning acts.guild_id as "guildId", acts.key`.execute(tx);
  return jobs.map((job) => rows.some(({ guildId, key }) => guildId === job.guildId && key === job.key));
}

interface PriorityRequest {
  guildId: string;
  subjects: readonly string[];
  /** Jobs of this kind also give up their place: those enqueued so far run before them. */
  behind: { name: string };
}

/** Tries jobs of these subjects now that failed before and wait for a retry. */
export async function retrySubjectsNow(
  tx: DbTransaction,
  { guildId, subjects, behind }: PriorityRequest,
): Promise<void> {
  if (subjects.length === 0) return;
  markJobDue(tx);
  // A locked row is being claimed or finished; waiting for its lock could deadlock.
  await sql`
    with unheld as materialized (
      select guild_id, id from acts
      where guild_id = ${guildId}::bigint and subject = any(${subjects}::text[]) and state = 'waiting'
        and leased_until is null and attempts > 0
      for update skip locked
    )
    update acts set next_at = clock_timestamp(),
      due_at = case when acts.name = ${behind.name} then clock_timestamp() else acts.due_at end
    from unheld where acts.guild_id = unheld.guild_id and acts.id = unheld.id`.execute(tx);
}

/** The status of a job; null if it was never requested, was cancelled, or ended long ago. */
export async function findJob(
  db: Db | DbTransaction,
  { name }: { name: string },
  job: JobKey,
): Promise<JobStatus | null> {
  const found = await db
    .selectFrom('acts')
    .select(['state', 'attempts', 'problem'])
    .select(['due_at as dueAt', 'next_at as nextAt', 'message_id as messageId', 'finished_at as finishedAt'])
    .where('guild_id', '=', job.guildId)
    .where('name', '=', name)
    .where('key', '=', job.key)
    .executeTakeFirst();
  return found ?? null;
}

/** The states of a guild's jobs of one kind, by key, in one statement; jobs that `findJob` would not find are absent. */
export async function findJobStates(
  db: Db | DbTransaction,
  { name }: { name: string },
  { guildId, keys }: { guildId: string; keys: readonly string[] },
): Promise<Map<string, Pick<JobStatus, 'state' | 'problem'>>> {
  if (keys.length === 0) return new Map();
  const found = await db
    .selectFrom('acts')
    .select(['key', 'state', 'problem'])
    .where('guild_id', '=', guildId)
    .where('name', '=', name)
    .where('key', 'in', [...keys])
    .execute();
  return new Map(found.map(({ key, ...job }) => [key, job]));
}

/** The database's clock, which all processes share. Unlike `now()` it advances within a transaction. */
const NOW = sql<Date>`clock_timestamp()`;

export type JobRow = InsertObject<JobTables, 'acts'>;

/** The row of a job, to be enqueued with others. */
export function newJob<Payload>(
  { name }: JobKind<Payload>,
  { guildId, key, payload, at, subject }: NewJob<Payload>,
): JobRow & { payload: string } {
  return {
    guild_id: guildId,
    id: randomUUID(),
    name,
    key,
    subject: subject ?? `${name} ${key}`,
    payload: JSON.stringify(payload),
    due_at: at ?? NOW,
    next_at: at ?? NOW,
    trace: currentTrace(),
  };
}
