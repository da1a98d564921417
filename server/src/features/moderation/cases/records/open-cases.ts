import type { CaseState, Delivery, MuteMethod } from '@perigee/core/moderation/cases/case';
import { SNAPSHOT_MAX } from '@perigee/core/moderation/cases/limits';
import { cutText } from '@perigee/core/base/text/cut';
import { type RawBuilder, sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';
import { countOpened } from './case-counts.ts';
import type { Case, NewCase } from './case-record.ts';
import { type CaseRow, readCase } from './read-case.ts';

/** A case to open, with the state it already has. */
export interface CaseOpening extends NewCase {
  state: CaseState;
  delivery?: Delivery;
  method?: MuteMethod;
  roleId?: string | null;
  problem?: string;
  /** When it ends by itself, if the platform said so; otherwise derived from the duration. */
  endsAt?: Date;
  /** The audit log entry it was read from. */
  auditEntryId?: string;
}

/**
 * Opens cases with the guild's next numbers, in order. The guild's counter is locked until the transaction ends, so
 * numbers have no gaps, and whoever opens cases sees all earlier ones. A repeated cause fails with an error recognised
 * by `wasOrderedBefore`.
 */
export async function openCases(tx: DbTransaction, guildId: string, openings: readonly CaseOpening[]): Promise<Case[]> {
  if (openings.length === 0) return [];
  // One statement: warns come in waves, and a round trip takes as long as the writing itself.
  const { rows } = await sql<CaseRow>`
    with counted as (${takeNumbers(guildId, openings.length)}),
    given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(openings.map(rowOf))}::jsonb) as given (place integer,
        type text, state text, member_id bigint, member_name text, moderator_id bigint, moderator_name text,
        reason text, source text, rule text, duration_ms bigint, ends_at timestamptz, problem text, method text,
        role_id bigint, delivery text, channel_id bigint, message_id bigint, message_text text, linked_number integer,
        delete_seconds integer, audit_entry_id bigint, cause text)
    ),
    opened as (
      insert into cases (guild_id, number, created_at, ends_at, ${sql.join(COLUMNS.map((column) => sql.ref(column)))})
      select ${guildId}::bigint, counted.last - ${openings.length}::integer + given.place, counted.now,
        coalesce(given.ends_at, counted.now + given.duration_ms * interval '1 millisecond'),
        ${sql.join(COLUMNS.map((column) => sql.ref(`given.${column}`)))}
      from counted, given
      order by given.place
      returning *
    ),
    trail as (
      insert into case_events (guild_id, number, kind, by_id, by_name)
      select guild_id, number, 'opened', moderator_id, moderator_name from opened
    ),
    keys as (
      insert into order_keys (guild_id, cause, numbers)
      select ${guildId}::bigint, given.cause,
        array_agg(counted.last - ${openings.length}::integer + given.place order by given.place)
      from counted, given where given.cause is not null group by given.cause
    ),
    weeks as (${countOpened()})
    select * from opened order by number`.execute(tx);
  return rows.map(readCase);
}

/** Columns set when a case is opened. */
const COLUMNS = [
  'type',
  'state',
  'member_id',
  'member_name',
  'moderator_id',
  'moderator_name',
  'reason',
  'source',
  'rule',
  'duration_ms',
  'problem',
  'method',
  'role_id',
  'delivery',
  'channel_id',
  'message_id',
  'message_text',
  'linked_number',
  'delete_seconds',
  'audit_entry_id',
] as const satisfies readonly (keyof CaseRow)[];

/** Locks the guild against opening cases until the transaction ends. */
export async function lockCases(tx: DbTransaction, guildId: string): Promise<void> {
  await takeNumbers(guildId, 0).execute(tx);
}

/** Those of these guilds that have cases, as a table (`guild_id`) for a statement of another feature. */
export function guildsWithCases(guildIds: readonly string[]): RawBuilder<unknown> {
  return sql`(select guild_id from case_counters where guild_id = any(${[...guildIds]}::bigint[]))`;
}

function takeNumbers(guildId: string, count: number) {
  return sql`insert into case_counters (guild_id, last) values (${guildId}::bigint, ${count}::integer)
    on conflict (guild_id) do update set last = case_counters.last + excluded.last
    returning last, clock_timestamp() as now`;
}

/** A row as JSON, which the statement parses. */
function rowOf(opening: CaseOpening, place: number) {
  const { type, state, member, moderator, reason, source, durationMs, message } = opening;
  return {
    place: place + 1,
    type,
    state,
    member_id: member.id,
    member_name: member.name,
    moderator_id: moderator?.id ?? null,
    moderator_name: moderator?.name ?? null,
    reason,
    source,
    rule: opening.rule ?? null,
    duration_ms: durationMs ?? null,
    ends_at: opening.endsAt ?? null,
    problem: opening.problem ?? null,
    method: opening.method ?? null,
    role_id: opening.roleId ?? null,
    delivery: opening.delivery ?? 'none',
    channel_id: message?.channelId ?? null,
    message_id: message?.id ?? null,
    message_text: message === undefined ? null : cutText(message.text, SNAPSHOT_MAX, ''),
    linked_number: opening.linkedCase ?? null,
    delete_seconds: opening.deleteSeconds ?? 0,
    audit_entry_id: opening.auditEntryId ?? null,
    cause: opening.cause ?? null,
  };
}
