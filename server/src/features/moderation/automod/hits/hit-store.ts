import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import { storeOrderKey } from '../../cases/records/order-keys.ts';
import type { Hit, NewHit } from './hit.ts';
import { createHitLog, type HitLog } from './hit-log.ts';
import { addRule, claimEscalationStep, markFalsePositive, noteRestored, recordHit } from './write-hits.ts';

/** Position of the last hit shown. */
export type HitCursor = Pick<Hit, 'at' | 'id'>;

/** How often a rule fired on one day (UTC). */
export interface DayCount {
  rule: RuleKey;
  /** For example `2026-11-22`. */
  day: string;
  count: number;
}

export interface HitStore {
  /**
   * Records a hit and requests its entry in the log, in one transaction. Null if that version of the message is recorded
   * already, or its cause was handled before.
   */
  record(hit: NewHit, tx?: DbTransaction): Promise<Hit | null>;
  find(guildId: string, id: string): Promise<Hit | null>;
  /** The last seven days including today; days without hits are left out. */
  countsOfWeek(guildId: string): Promise<DayCount[]>;
  /** How many messages, from how many members, a rule fired on within that time. */
  countFired(guildId: string, rule: RuleKey, since: Date, until: Date): Promise<{ messages: number; members: number }>;
  /** Newest first; with `before`, only older ones than that. */
  list(
    guildId: string,
    filters: { rule?: RuleKey; memberId?: string; before?: HitCursor; limit: number },
  ): Promise<Hit[]>;
  /** Claims the next escalation step for this transaction; false if somebody else was faster. */
  claimRung(tx: DbTransaction, guildId: string, id: string, rung: number): Promise<boolean>;
  /** The same message broke another rule too. */
  addRule(guildId: string, id: string, rule: RuleKey): Promise<void>;
  noteCase(tx: DbTransaction, guildId: string, id: string, caseNumber: number): Promise<void>;
  noteLogged(guildId: string, id: string, logged: NonNullable<Hit['logged']>): Promise<void>;
  /** False if somebody else was faster, or the hit has been followed by another case since it was read. */
  markWrong(tx: DbTransaction, guildId: string, hit: Pick<Hit, 'id' | 'caseNumber'>, by: string): Promise<boolean>;
  /** `restoredId` is null if the message could not be reposted. */
  noteRestored(tx: DbTransaction, guildId: string, id: string, restoredId: string | null): Promise<void>;
}

/** What is written while a violation is being handled. */
export type HitWriter = Pick<HitStore, 'record' | 'addRule' | 'noteCase'>;

const spansSchema = z.array(z.object({ start: z.number(), end: z.number() }));

/** Hits of rules in the database, and their counts per day. */
export function createHitStore(db: Db, events: Events): HitStore {
  const recording = { db, events, hitLog: createHitLog() };
  const hitsOf = (guildId: string) => rowsOf(db, guildId);
  return {
    record: (hit, tx) => recordOnce(recording, hit, tx),

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

    claimRung: claimEscalationStep,
    addRule: (guildId, id, rule) => addRule(db, guildId, id, rule),

    async noteCase(tx, guildId, id, caseNumber) {
      await hitIn(tx, guildId, id).set({ case_number: caseNumber }).execute();
    },

    async noteLogged(guildId, id, { channelId, messageId }) {
      await hitIn(db, guildId, id).set({ log_channel_id: channelId, log_message_id: messageId }).execute();
    },

    markWrong: markFalsePositive,
    noteRestored,
  };
}

interface HitStoreDeps {
  db: Db;
  events: Events;
  hitLog: HitLog;
}

async function recordOnce(recording: HitStoreDeps, hit: NewHit, tx?: DbTransaction): Promise<Hit | null> {
  const { db, events, hitLog } = recording;
  const { cause, guildId, logChannelId } = hit;
  if (tx !== undefined) return recordIn(tx, hitLog, hit);
  const isOneStatement = cause === undefined && (logChannelId === null || !hitLog.hasRoom(logChannelId));
  if (!isOneStatement) return events.transaction((own) => recordIn(own, hitLog, hit));
  const recorded = await recordHit(db, hit);
  if (recorded !== null && logChannelId !== null) hitLog.leaveOut(guildId);
  return recorded;
}

/** Hits without a message id have no unique key of their own, so the key of their cause deduplicates them. */
async function recordIn(tx: DbTransaction, hitLog: HitLog, hit: NewHit): Promise<Hit | null> {
  const { cause, guildId, logChannelId } = hit;
  if (cause !== undefined && !(await storeOrderKey(tx, guildId, cause, []))) return null;
  const recorded = await recordHit(tx, hit);
  if (recorded !== null && logChannelId !== null) await hitLog.request(tx, recorded, logChannelId);
  return recorded;
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
