import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createBatcher } from '../database/batcher.ts';
import type { Db, DbTransaction } from '../database/database.ts';
import { existsRow } from '../database/exists-row.ts';
import type { JobState } from './tables.ts';

/** A job this process performs, as of the moment it was claimed. */
export interface ClaimedJob {
  guildId: string;
  id: string;
  /** Its kind, such as `reminder.deliver`. */
  name: string;
  payload: unknown;
  dueAt: Date;
  attempts: number;
  /** When it was first tried, counted from the last time a person requested a retry. */
  triedSince: Date | null;
  /** Since when a message of an earlier attempt may exist; null if none was handed to the platform. */
  begunAt: Date | null;
  messageId: string | null;
  /** The trace that requested it, if any. */
  trace: string | null;
}

/** The outcome of an attempt. */
export interface AttemptResult {
  state: JobState;
  problem: string | null;
  messageId: string | null;
  /** Whether a message was handed to the platform and so may exist. */
  isBegun: boolean;
  /** The pause before the next attempt, if it still waits. */
  delayMs: number;
}

interface Claim {
  /** Kinds of job this process can perform. */
  names: readonly string[];
  /** Guilds that already have their share of this process. */
  busyGuildIds: readonly string[];
  /** Jobs this process is performing, however long they take. */
  runningIds: readonly string[];
  limit: number;
}

/** Hands out due jobs, each to one process at a time. */
export interface JobQueue {
  /** Of several groups of kinds those with a job to claim, by their places. */
  findDue(groups: readonly (readonly string[])[]): Promise<number[]>;
  claim(claim: Claim): Promise<ClaimedJob[]>;
  /** Extends the lease of jobs under way, so that no other process takes them over. */
  renew(ids: readonly string[]): Promise<void>;
  /** Records the outcome of an attempt; false if another process has taken the job over. */
  release(job: ClaimedJob, result: AttemptResult): Promise<boolean>;
  /** The same within a transaction. */
  releaseIn(tx: DbTransaction, job: ClaimedJob, result: AttemptResult): Promise<boolean>;
  /** Releases claims left by earlier processes; only for a process that is alone on the database. */
  takeOver(names: readonly string[]): Promise<void>;
}

/** How long a claim lasts if its process stops renewing it, in seconds. */
const LEASE_SECONDS = 15;
const LEASED = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** The columns of a claimed job, under their names in the code. */
const CLAIMED = sql`acts.guild_id as "guildId", acts.id, acts.name, acts.payload, acts.due_at as "dueAt", acts.attempts,
  acts.tried_since as "triedSince", due.begun_at as "begunAt", acts.message_id as "messageId", acts.trace`;

export function createJobQueue(db: Db): JobQueue {
  const runner = randomUUID();
  const release = createBatcher((tries: readonly FinishedAttempt[]) => releaseAll(db, runner, tries));

  return {
    release: (job, result) => release({ job, result }),
    releaseIn: async (tx, job, result) => (await releaseAll(tx, runner, [{ job, result }])).includes(true),
    findDue: async (groups) => {
      const areDue = await Promise.all(groups.map((names) => isAnyDue(db, names)));
      return areDue.flatMap((isDue, place) => (isDue ? [place] : []));
    },
    claim: async (claim) => ((await isAnyDue(db, claim.names)) ? claimDue(db, runner, claim) : []),

    async renew(ids) {
      // A locked row is just being finished and needs no renewal.
      await sql`
        with own as materialized (
          select guild_id, id from acts where runner = ${runner} and id = any(${ids}::uuid[]) and state = 'waiting'
          for update skip locked
        )
        update acts set leased_until = ${LEASED} from own where acts.guild_id = own.guild_id and acts.id = own.id`.execute(
        db,
      );
    },

    async takeOver(names) {
      const left = db.updateTable('acts').where('leased_until', 'is not', null).where('name', 'in', names);
      await left.set({ leased_until: null }).execute();
    },
  };
}

interface FinishedAttempt {
  job: ClaimedJob;
  result: AttemptResult;
}

/** Returns, for each job, whether this process still owned it. Rows are locked in id order to avoid deadlocks. */
async function releaseAll(
  db: Db | DbTransaction,
  runner: string,
  tries: readonly FinishedAttempt[],
): Promise<boolean[]> {
  const input = tries.map(({ job, result }) => ({
    guild_id: job.guildId,
    id: job.id,
    attempts: job.attempts,
    state: result.state,
    problem: result.problem,
    message_id: result.messageId,
    is_begun: result.isBegun,
    begun_at: job.begunAt,
    delay_seconds: result.delayMs / 1000,
  }));
  const { rows } = await sql<{ id: string }>`
    with own as materialized (
      select given.* from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as given (guild_id bigint,
        id uuid, attempts integer, state text, problem text, message_id bigint, is_begun boolean, begun_at timestamptz,
        delay_seconds float8)
      join acts on acts.guild_id = given.guild_id and acts.id = given.id and acts.attempts = given.attempts
      where acts.runner = ${runner}
      order by acts.guild_id, acts.id for update of acts
    )
    update acts set state = own.state, problem = own.problem, message_id = own.message_id, runner = null,
      leased_until = null,
      begun_at = case when own.is_begun then acts.begun_at else own.begun_at end,
      next_at = case when own.state = 'waiting'
        then clock_timestamp() + make_interval(secs => own.delay_seconds) else acts.next_at end,
      finished_at = case when own.state = 'waiting' then acts.finished_at else clock_timestamp() end
    from own where acts.guild_id = own.guild_id and acts.id = own.id
    returning acts.id`.execute(db);
  const released = new Set(rows.map(({ id }) => id));
  return tries.map(({ job }) => released.has(job.id));
}

/** Conditions of a row that can be claimed now. */
const DUE = sql`state = 'waiting' and next_at <= clock_timestamp()
  and (leased_until is null or leased_until < clock_timestamp())`;

/** Costs a quarter of the claiming query. */
async function isAnyDue(db: Db, names: readonly string[]): Promise<boolean> {
  return existsRow(db, sql`select from acts where ${DUE} and name = any(${names}::text[]) limit 1`);
}

/**
 * Claims only the first waiting job of each subject, and none while another of that subject is being performed. Order
 * is by due time, so a job due in a month holds up nothing before it.
 */
async function claimDue(
  db: Db,
  runner: string,
  { names, busyGuildIds, runningIds, limit }: Claim,
): Promise<ClaimedJob[]> {
  const { rows } = await sql<ClaimedJob>`
    with due as materialized (
      select a.guild_id, a.id, a.begun_at from acts a
      where a.state = 'waiting' and a.next_at <= clock_timestamp()
        and (a.leased_until is null or a.leased_until < clock_timestamp())
        and a.name = any(${names}::text[])
        and a.guild_id <> all(${busyGuildIds}::bigint[])
        and a.id <> all(${runningIds}::uuid[])
        and not exists (
          select from acts o
          where o.guild_id = a.guild_id and o.subject = a.subject and o.state = 'waiting' and o.id <> a.id
            and ((o.due_at, o.seq) < (a.due_at, a.seq) or o.leased_until >= clock_timestamp())
        )
      order by a.next_at, a.seq limit ${limit} for update skip locked
    )
    update acts set runner = ${runner}, leased_until = ${LEASED}, attempts = acts.attempts + 1,
      tried_since = coalesce(acts.tried_since, clock_timestamp()),
      begun_at = coalesce(acts.begun_at, clock_timestamp())
    from due where acts.guild_id = due.guild_id and acts.id = due.id returning ${CLAIMED}`.execute(db);
  return rows;
}
