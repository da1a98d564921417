import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import type { DemoMember } from '../../../demo.ts';
import { countOpened } from '../records/case-counts.ts';
import { DAY, DEMO_CASES, HOUR } from './demo-cases.ts';

/** Base of made-up account ids for a raid; no demo server has such members. */
const RAIDER = 1_300_000_000_000_000_000n;

/** Gives the demo servers a moderation history, once: only while there are no cases at all. */
export async function seedDemoCases(db: Db, members: readonly DemoMember[]): Promise<void> {
  const { rows } = await sql`select from cases limit 1`.execute(db);
  if (rows.length > 0) return;
  for (const [guildId, present] of Map.groupBy(members, (member) => member.guildId)) {
    if (present.length >= 3) await store(db, guildId, casesOf(guildId, present));
  }
}

type SeededCase = ReturnType<typeof casesOf>[number];

/** The demo cases, with members of the server filled in. */
function casesOf(guildId: string, members: readonly DemoMember[]) {
  const now = Date.now();
  const moderators = members.slice(0, 2);
  const others = members.slice(2);
  let lastMember = others[0];
  return DEMO_CASES.map((demo, index) => {
    const { type, state, daysAgo, source = 'command', follows, durationMs = null, message = null } = demo;
    const number = index + 1;
    if (follows === undefined) lastMember = others[(index * 7) % others.length];
    const isStranger = type === 'ban' || type === 'softban' || type === 'kick';
    const moderator = source === 'automod' || source === 'ladder' ? undefined : moderators[index % 3 === 0 ? 1 : 0];
    const at = now - daysAgo * DAY;
    const endsAt = durationMs === null ? null : at + durationMs;
    const endedAt = state === 'expired' ? endsAt : state === 'lifted' ? at + 9 * HOUR : null;
    return {
      number,
      type,
      state,
      source,
      reason: demo.reason,
      rule: demo.rule ?? null,
      problem: demo.problem ?? null,
      member_id: isStranger ? String(RAIDER + BigInt(index)) : lastMember?.userId,
      member_name: isStranger ? `night_raider_${index}` : lastMember?.username,
      moderator_id: moderator?.userId ?? null,
      moderator_name: moderator?.username ?? null,
      created_at: iso(at),
      duration_ms: durationMs,
      ends_at: iso(endsAt),
      ended_at: iso(endedAt),
      delivery: demo.delivery ?? 'none',
      channel_id: message === null ? null : guildId,
      message_id: message === null ? null : String(RAIDER + BigInt(1_000 + index)),
      message_text: message,
      linked_number: follows === undefined ? null : number - follows,
    };
  });
}

async function store(db: Db, guildId: string, cases: readonly SeededCase[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into cases (guild_id, number, type, state, source, reason, rule, problem, member_id, member_name, moderator_id,
        moderator_name, created_at, duration_ms, ends_at, ended_at, delivery, channel_id, message_id, message_text, linked_number)
      select ${guildId}::bigint, * from jsonb_to_recordset(${JSON.stringify(cases)}::text::jsonb) as c(
        number integer, type text, state text, source text, reason text, rule text, problem text, member_id bigint,
        member_name text, moderator_id bigint, moderator_name text, created_at timestamptz, duration_ms bigint,
        ends_at timestamptz, ended_at timestamptz, delivery text, channel_id bigint, message_id bigint, message_text text,
        linked_number integer)`.execute(tx);
    await sql`
      insert into case_events (guild_id, number, kind, at, by_id, by_name, after)
      select guild_id, number, kind, at, by_id, by_name, after from (
        select guild_id, number, 1 as place, 'opened' as kind, created_at as at, moderator_id as by_id,
          moderator_name as by_name, null as after
        from cases where guild_id = ${guildId}::bigint
        union all
        select guild_id, number, 2, 'done', created_at + interval '2 seconds', null, null, null
        from cases where guild_id = ${guildId}::bigint and state <> 'failed'
        union all
        select guild_id, number, 3, state, coalesce(ended_at, created_at + interval '2 seconds'), null, null, problem
        from cases where guild_id = ${guildId}::bigint and state in ('failed', 'lifted', 'expired')
      ) happened order by number, place`.execute(tx);
    await sql`
      with opened as (select * from cases where guild_id = ${guildId}::bigint)
      ${countOpened()}`.execute(tx);
    await tx.insertInto('case_counters').values({ guild_id: guildId, last: cases.length }).execute();
  });
}

function iso(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
