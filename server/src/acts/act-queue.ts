import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { coalesce } from '../database/coalesce.ts';
import type { Db, DbTransaction } from '../database/database.ts';
import { plannedOnce } from '../database/planned-once.ts';
import type { ActState } from './tables.ts';

/** An act this process performs, as it was when it was taken. */
export interface ClaimedAct {
  guildId: string;
  id: string;
  /** Its kind, such as `reminder.deliver`. */
  name: string;
  payload: unknown;
  dueAt: Date;
  attempts: number;
  /** When it was first tried, or first tried since it was requested again. */
  triedSince: Date | null;
  /** Since when a message of an earlier try may be there; null where none was handed to the platform. */
  begunAt: Date | null;
  messageId: string | null;
  /** The trace it was asked for in, where there is one. */
  trace: string | null;
}

/** The outcome of a try. */
export interface TryResult {
  state: ActState;
  problem: string | null;
  messageId: string | null;
  /** Whether a message was handed to the platform: then it may be there. */
  isBegun: boolean;
  /** How long until the next try, where it still waits. */
  delayMs: number;
}

interface Claim {
  /** Kinds this process can perform. */
  names: readonly string[];
  /** Guilds that have their share of this process already. */
  busyGuildIds: readonly string[];
  /** What this process performs at the moment, however long it takes. */
  runningIds: readonly string[];
  limit: number;
}

/** Hands the acts that are due to one process each. */
export interface ActQueue {
  claim(claim: Claim): Promise<ClaimedAct[]>;
  /** Keeps what is performed from being taken for left behind. */
  renew(ids: readonly string[]): Promise<void>;
  /** Records the outcome of a try; false where another process owns the act by now. */
  release(act: ClaimedAct, result: TryResult): Promise<boolean>;
  /** The same within a transaction. */
  releaseIn(tx: DbTransaction, act: ClaimedAct, result: TryResult): Promise<boolean>;
  /** Releases what earlier processes left claimed; only for a process that is alone on the database. */
  takeOver(names: readonly string[]): Promise<void>;
}

/** How long an act belongs to a process that does not say any more that it performs it, in seconds. */
const LEASE_SECONDS = 15;
const LEASED = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** The columns of a claimed act, by their names in the code. */
const CLAIMED = sql`acts.guild_id as "guildId", acts.id, acts.name, acts.payload, acts.due_at as "dueAt", acts.attempts,
  acts.tried_since as "triedSince", due.begun_at as "begunAt", acts.message_id as "messageId", acts.trace`;

export function createActQueue(db: Db): ActQueue {
  const runner = randomUUID();
  const release = coalesce((tries: readonly Try[]) => releaseAll(db, runner, tries));

  return {
    release: (act, result) => release({ act, result }),
    releaseIn: async (tx, act, result) => (await releaseAll(tx, runner, [{ act, result }])).includes(true),
    claim: async (claim) => ((await isAnyDue(db, claim)) ? claimDue(db, runner, claim) : []),

    async renew(ids) {
      // What somebody holds is being ended, and needs it no more.
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

interface Try {
  act: ClaimedAct;
  result: TryResult;
}

/** Of each, whether it was still this process's. In the order of their ids, in which everybody would wait for them. */
async function releaseAll(db: Db | DbTransaction, runner: string, tries: readonly Try[]): Promise<boolean[]> {
  const input = tries.map(({ act, result }) => ({
    guild_id: act.guildId,
    id: act.id,
    attempts: act.attempts,
    state: result.state,
    problem: result.problem,
    message_id: result.messageId,
    is_begun: result.isBegun,
    begun_at: act.begunAt,
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
  return tries.map(({ act }) => released.has(act.id));
}

/** Most looks find nothing, and this one costs a quarter of the one that takes: it is made twice a second, for ever. */
async function isAnyDue(db: Db, { names }: Pick<Claim, 'names'>): Promise<boolean> {
  const { rows } = await sql`${plannedOnce} select from acts
    where state = 'waiting' and next_at <= clock_timestamp()
      and (leased_until is null or leased_until < clock_timestamp()) and name = any(${names}::text[])
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Of each subject only the first that is not over, and none while another one is performed. A subject whose next act
 * is due in a month is not held up by it: first is what is due first.
 */
async function claimDue(
  db: Db,
  runner: string,
  { names, busyGuildIds, runningIds, limit }: Claim,
): Promise<ClaimedAct[]> {
  const { rows } = await sql<ClaimedAct>`
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
