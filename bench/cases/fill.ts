import { sql } from 'kysely';
import { countOpened } from '../../server/src/features/moderation/cases/records/case-counts.ts';
import type { Db } from '../../server/src/database/database.ts';

/** People have consecutive ids from here on. */
const FIRST_MEMBER = 5_000_000_000_000_000_000n;
const FIRST_MODERATOR = 6_000_000_000_000_000_000n;

export const moderatorId = (number: number) => String(FIRST_MODERATOR + BigInt(number));
export const memberId = (number: number) => String(FIRST_MEMBER + BigInt(number));

/** Rows per statement. */
const CHUNK = 50_000;

/** The period over which each guild's cases are spread, in days. */
const DAYS = 700;

/**
 * Adds cases to a guild: five per member, by moderators of whom the first does most and the fortieth almost nothing,
 * with reasons containing a word of a third of all cases, one of one in a thousand, and one of a single raid long ago.
 */
export async function fill(db: Db, guildId: string, cases: number): Promise<void> {
  for (let first = 1; first <= cases; first += CHUNK) {
    await sql`
      insert into cases (guild_id, number, type, state, member_id, member_name, moderator_id, moderator_name, reason, source,
        created_at, duration_ms, ends_at, problem)
      select ${guildId}::bigint, n, type, state, ${String(FIRST_MEMBER)}::bigint + member, 'member_' || member,
        ${String(FIRST_MODERATOR)}::bigint + moderator, 'moderator_' || moderator,
        (array['Spam', 'Spam links in general', 'Flood', 'Insults', 'Реклама в личных сообщениях', 'Оскорбления'])[1 + n % 6]
          || case when n % 1000 = 7 then ' scamming' else '' end
          || case when n between ${Math.floor(cases * 0.3)}::integer and ${Math.floor(cases * 0.32)}::integer
            then ' raid' else '' end,
        (array['command', 'command', 'automod', 'platform', 'dashboard'])[1 + n % 5],
        now() - (${cases}::integer - n) * ${DAYS / cases}::float8 * interval '1 day',
        case when type in ('mute', 'ban') then 3600000 end,
        case when type in ('mute', 'ban') and state = 'done' then now() + n * interval '1 minute' end,
        case when state = 'failed' then 'Missing Permissions' end
      from (
        select n,
          (array['warn', 'warn', 'warn', 'mute', 'mute', 'kick', 'ban', 'unmute', 'unban', 'note'])[1 + (n / 7) % 10] as type,
          case when n % 997 = 0 then 'failed' else (array['done', 'done', 'expired', 'lifted'])[1 + (n / 3) % 4] end as state,
          (random() * ${Math.ceil(cases / 5)}::integer)::integer as member,
          (random() * random() * random() * 40)::integer as moderator
        from generate_series(${first}::integer, ${Math.min(first + CHUNK - 1, cases)}::integer) n
      ) given`.execute(db);
  }
  await sql`
    with opened as (select * from cases where guild_id = ${guildId}::bigint)
    ${countOpened()}`.execute(db);
  await db.insertInto('case_counters').values({ guild_id: guildId, last: cases }).execute();
}
