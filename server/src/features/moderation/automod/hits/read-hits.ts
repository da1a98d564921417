import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../../database/database.ts';
import type { Hit } from './hit.ts';

/** Position of the last hit shown. */
export type HitCursor = Pick<Hit, 'at' | 'id'>;

/** How often a rule fired on one day (UTC). */
export interface DayCount {
  rule: RuleKey;
  /** For example `2026-11-22`. */
  day: string;
  count: number;
}

export interface ChannelDayCount extends DayCount {
  channelId: string;
}

export interface HitFilters {
  rule?: RuleKey;
  memberId?: string;
  /** Only hits older than that. */
  before?: HitCursor;
  limit: number;
}

export interface HitReader {
  find(guildId: string, id: string): Promise<Hit | null>;
  /** The last seven days including today, by channel; days without hits are left out. */
  countsOfWeek(guildId: string): Promise<ChannelDayCount[]>;
  /** How many messages, from how many members, a rule fired on within that time. */
  countFired(guildId: string, rule: RuleKey, since: Date, until: Date): Promise<{ messages: number; members: number }>;
  /** Newest first, without those in the channels of `without`. */
  list(guildId: string, filters: HitFilters & { without?: readonly string[] }): Promise<Hit[]>;
}

const spansSchema = z.array(z.object({ start: z.number(), end: z.number() }));

/** Reads hits of rules from the database, and their counts per day. */
export function readHits(db: Db): HitReader {
  const hitsOf = (guildId: string) => rowsOf(db, guildId);
  return {
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

    async list(guildId, { rule, memberId, before, limit, without = [] }) {
      let query = hitsOf(guildId).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
      if (rule !== undefined) query = query.where(sql<boolean>`${rule} = any(rules)`);
      if (memberId !== undefined) query = query.where('member_id', '=', memberId);
      if (before !== undefined) query = query.where(sql<boolean>`(at, id) < (${before.at}, ${before.id})`);
      if (without.length > 0) query = query.where(sql<boolean>`channel_id <> all(${[...without]}::bigint[])`);
      return read(query);
    },
  };
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

async function countWeek(db: Db, guildId: string): Promise<ChannelDayCount[]> {
  const { rows } = await sql<ChannelDayCount>`
    select rule, channel_id::text as "channelId", to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
    from automod_hits, unnest(rules) as rule
    where guild_id = ${guildId} and at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '6 days'
    group by 1, 2, 3 order by 1, 3`.execute(db);
  return rows;
}
