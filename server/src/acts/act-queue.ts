import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../database/database.ts';
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
  /** When it was first tried, or first tried since somebody asked for it anew. */
  triedSince: Date | null;
  /** When its message was last handed to the platform: from then on it may be there. */
  begunAt: Date | null;
  messageId: string | null;
}

/** What came of a try. */
export interface TryResult {
  state: ActState;
  problem: string | null;
  messageId: string | null;
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
  /** Notes what came of a try; false where the act is somebody else's by now. */
  release(db: Db | DbTransaction, act: ClaimedAct, result: TryResult): Promise<boolean>;
  /** Lets go of what processes before this one left behind; only for who is alone with the database. */
  takeOver(): Promise<void>;
}

/** How long an act belongs to a process that does not say any more that it performs it, in seconds. */
const LEASE_SECONDS = 15;
const LEASED = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** The columns of a claimed act, by their names in the code. */
const CLAIMED = sql`acts.guild_id as "guildId", acts.id, acts.name, acts.payload, acts.due_at as "dueAt", acts.attempts,
  acts.tried_since as "triedSince", acts.begun_at as "begunAt", acts.message_id as "messageId"`;

export function createActQueue(db: Db): ActQueue {
  const runner = randomUUID();

  return {
    claim: (claim) => claimDue(db, runner, claim),

    async renew(ids) {
      await db
        .updateTable('acts')
        .set({ leased_until: LEASED })
        .where('runner', '=', runner)
        .where('id', 'in', ids)
        .where('state', '=', 'waiting')
        .execute();
    },

    async release(tx, act, { state, problem, messageId, delayMs }) {
      const next = sql<Date>`clock_timestamp() + make_interval(secs => ${delayMs / 1000})`;
      const released = await tx
        .updateTable('acts')
        .set({
          state,
          problem,
          message_id: messageId,
          runner: null,
          leased_until: null,
          ...(state === 'waiting' ? { next_at: next } : { finished_at: sql<Date>`clock_timestamp()` }),
        })
        .where('guild_id', '=', act.guildId)
        .where('id', '=', act.id)
        .where('runner', '=', runner)
        .where('attempts', '=', act.attempts)
        .returning('id')
        .execute();
      return released.length > 0;
    },

    async takeOver() {
      await db.updateTable('acts').set({ leased_until: null }).where('leased_until', 'is not', null).execute();
    },
  };
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
      select a.guild_id, a.id from acts a
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
      tried_since = coalesce(acts.tried_since, clock_timestamp())
    from due where acts.guild_id = due.guild_id and acts.id = due.id returning ${CLAIMED}`.execute(db);
  return rows;
}
