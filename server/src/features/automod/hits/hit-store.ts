import type { RuleKey } from '@perigee/core/automod/catalogue';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { keepOrderKey } from '../../cases/index.ts';
import type { Hit, NewHit } from './hit.ts';
import { addRule, claimRung, markWrong, noteRestored, recordHit } from './write-hits.ts';

/** Of the last hit that was shown. */
export type HitCursor = Pick<Hit, 'at' | 'id'>;

/** How often a rule fired on one day, UTC. */
export interface DayCount {
  rule: RuleKey;
  /** Such as `2026-11-22`. */
  day: string;
  count: number;
}

export interface HitStore {
  /** Null where that version of the message is one already, or its cause was heard before. */
  record(hit: NewHit, tx?: DbTransaction): Promise<Hit | null>;
  find(guildId: string, id: string): Promise<Hit | null>;
  /** Of the last seven days, today among them; days without any are left out. */
  countsOfWeek(guildId: string): Promise<DayCount[]>;
  /** How many messages of how many members a rule fired on within that time. */
  countFired(guildId: string, rule: RuleKey, since: Date, until: Date): Promise<{ messages: number; members: number }>;
  /** From the newest on, behind that one where one is given. */
  list(
    guildId: string,
    filters: { rule?: RuleKey; memberId?: string; before?: HitCursor; limit: number },
  ): Promise<Hit[]>;
  /** The next step about it is this transaction's; false where somebody was quicker. */
  claimRung(tx: DbTransaction, guildId: string, id: string, rung: number): Promise<boolean>;
  /** The same message broke another rule as well. */
  addRule(guildId: string, id: string, rule: RuleKey): Promise<void>;
  noteCase(tx: DbTransaction, guildId: string, id: string, caseNumber: number): Promise<void>;
  noteLogged(guildId: string, id: string, logged: NonNullable<Hit['logged']>): Promise<void>;
  /** False where somebody was quicker. */
  markWrong(tx: DbTransaction, guildId: string, id: string, by: string): Promise<boolean>;
  /** Null where it could not be said again. */
  noteRestored(tx: DbTransaction, guildId: string, id: string, restoredId: string | null): Promise<void>;
}

/** What is written down of a violation while it is answered. */
export type HitWriter = Pick<HitStore, 'record' | 'addRule' | 'noteCase' | 'noteLogged'>;

const spansSchema = z.array(z.object({ start: z.number(), end: z.number() }));

/** Hits of rules in the database, and their counts by day. */
export function createHitStore(db: Db): HitStore {
  const hitsOf = (guildId: string) => rowsOf(db, guildId);
  return {
    record: (hit, tx) => recordOnce(db, hit, tx),

    async find(guildId, id) {
      const [found] = await read(hitsOf(guildId).where('id', '=', id));
      return found ?? null;
    },

    countsOfWeek: (guildId) => countWeek(db, guildId),

    countFired: (guildId, rule, since, until) =>
      hitsOf(guildId)
        .select([sql<number>`count(*)::int`.as('messages'), sql<number>`count(distinct member_id)::int`.as('members')])
        .where('at', '>=', since)
        .where('at', '<', until)
        .where(sql<boolean>`${rule} = any(rules)`)
        .executeTakeFirstOrThrow(),

    async list(guildId, { rule, memberId, before, limit }) {
      let query = hitsOf(guildId).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
      if (rule !== undefined) query = query.where(sql<boolean>`${rule} = any(rules)`);
      if (memberId !== undefined) query = query.where('member_id', '=', memberId);
      if (before !== undefined) query = query.where(sql<boolean>`(at, id) < (${before.at}, ${before.id})`);
      return read(query);
    },

    claimRung,
    addRule: (guildId, id, rule) => addRule(db, guildId, id, rule),

    async noteCase(tx, guildId, id, caseNumber) {
      await hitIn(tx, guildId, id).set({ case_number: caseNumber }).execute();
    },

    async noteLogged(guildId, id, { channelId, messageId }) {
      await hitIn(db, guildId, id).set({ log_channel_id: channelId, log_message_id: messageId }).execute();
    },

    markWrong,
    noteRestored,
  };
}

/** What a message does not tell apart, the key of its cause does. */
async function recordOnce(db: Db, hit: NewHit, tx?: DbTransaction): Promise<Hit | null> {
  const { cause, guildId } = hit;
  if (cause === undefined) return recordHit(tx ?? db, hit);
  if (tx === undefined) return db.transaction().execute((own) => recordOnce(db, hit, own));
  return (await keepOrderKey(tx, guildId, cause, [])) ? recordHit(tx, hit) : null;
}

function hitIn(db: Db | DbTransaction, guildId: string, id: string) {
  return db.updateTable('automod_hits').where('guild_id', '=', guildId).where('id', '=', id);
}

const rowsOf = (db: Db, guildId: string) => db.selectFrom('automod_hits').where('guild_id', '=', guildId);

async function read(query: ReturnType<typeof rowsOf>): Promise<Hit[]> {
  const rows = await query.selectAll().execute();
  return rows.map((row) => ({
    guildId: row.guild_id,
    id: row.id,
    at: row.at,
    rules: row.rules,
    member: { id: row.member_id, name: row.member_name },
    channelId: row.channel_id,
    messageId: row.message_id,
    text: row.message_text,
    files: row.files,
    spans: z.parse(spansSchema, row.spans),
    isLogOnly: row.is_log_only,
    isDeleted: row.is_deleted,
    isStopped: row.is_stopped,
    caseNumber: row.case_number,
    rung: row.rung,
    wrongAt: row.wrong_at,
    restoring: row.restoring,
    restoredId: row.restored_id,
    logged:
      row.log_channel_id === null || row.log_message_id === null
        ? null
        : { channelId: row.log_channel_id, messageId: row.log_message_id },
  }));
}

async function countWeek(db: Db, guildId: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select rule, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
    from automod_hits, unnest(rules) as rule
    where guild_id = ${guildId} and at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '6 days'
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
