import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { HOURS_MIN, LONGEST_RHYTHM_MS, SPREAD_MAX, WORKS_MIN } from '@perigee/core/insights/economy-health/automation';
import { EARNING_KINDS } from '@perigee/core/insights/economy-health/earning-kinds';
import { EARNING_STEPS } from '@perigee/core/insights/economy-health/earning-steps';
import { sql } from 'kysely';
import type { DbTransaction } from '../../../database/database.ts';
import { movementsBetween } from '../../economy/index.ts';

const STEPS = `{${EARNING_STEPS.join(',')}}`;

/**
 * Adds members' own earnings to their week: how much, in which hours, and how regularly they worked. A member whose
 * hourly earnings change moves from one step's count to another's.
 */
export async function recordEarners(tx: DbTransaction, from: string, upTo: string): Promise<void> {
  await sql`
    with rows as materialized (
      select id, guild_id, user_id, kind, at, balance, date_trunc('week', at, 'UTC') as week
      from ${movementsBetween(from, upTo)} l
      where kind in (${sql.join([...EARNING_KINDS])})
        and at >= now() - make_interval(secs => ${RETENTION_MS.economyWeeks / 1000}::float8)
    ),
    ${gains},
    ${found},
    ${sums},
    judged as materialized (
      select *, works >= ${WORKS_MIN} and waits * 2 >= ${WORKS_MIN}
        and waits * waits_ms_squared - waits_ms * waits_ms < ${SPREAD_MAX ** 2}::numeric * waits_ms * waits_ms
        and bit_count(${hoursOfDay(sql`hours`)}) >= ${HOURS_MIN} as suspect
      from sums
    ),
    changed as (
      update economy_earners e set earned = j.earned, hours = j.hours, works = j.works, last_work_at = j.last_work_at,
        waits = j.waits, waits_ms = j.waits_ms, waits_ms_squared = j.waits_ms_squared, suspect = j.suspect
      from judged j where e.ctid = j.lies_at
    ),
    added as (
      insert into economy_earners (guild_id, week, user_id, earned, hours, works, last_work_at, waits, waits_ms,
        waits_ms_squared, suspect)
      select guild_id, week, user_id, earned, hours, works, last_work_at, waits, waits_ms, waits_ms_squared, suspect
      from judged where lies_at is null
    ),
    moves as (
      select guild_id, week, ${stepOf(sql`earned`, sql`hours`)} as step, 1 as members from judged
      union all
      select guild_id, week, ${stepOf(sql`old_earned`, sql`old_hours`)}, -1 from judged where lies_at is not null
    )
    insert into economy_earning_steps as s (guild_id, week, step, members)
    select guild_id, week, step, sum(members) from moves group by 1, 2, 3 having sum(members) <> 0
    on conflict (guild_id, week, step) do update set members = s.members + excluded.members`.execute(tx);
}

type Expression = ReturnType<typeof sql>;

function msBetween(from: Expression, upTo: Expression): Expression {
  return sql`(extract(epoch from ${upTo} - ${from}) * 1000)::bigint`;
}

/** Longer waits are rests, which say nothing about a rhythm. */
function isWait(ms: Expression): Expression {
  return sql`${ms} > 0 and ${ms} <= ${LONGEST_RHYTHM_MS}::bigint`;
}

function stepOf(earned: Expression, hours: Expression): Expression {
  return sql`width_bucket(${earned} / bit_count(${hours}), ${STEPS}::numeric[])`;
}

/** The hours of a week combined into those of one day. */
export function hoursOfDay(hours: Expression): Expression {
  const days = Array.from({ length: 7 }, (_, day) => sql`substring(${hours} from ${day * 24 + 1}::integer for 24)`);
  return sql`(${sql.join(days, sql` | `)})`;
}

/** What the rows add per member: earnings, hours, uses of work and the waits between them. */
const gains = sql`waited as (
      select *, case when kind = 'work' then ${msBetween(
        sql`lag(at) over (partition by guild_id, week, user_id, kind order by id)`,
        sql`at`,
      )} end as wait
      from rows
    ),
    gains as materialized (
      select guild_id, week, user_id, sum(balance) as earned,
        bit_or(set_bit(0::bit(168), floor(extract(epoch from at - week) / 3600)::integer, 1)) as hours,
        count(*) filter (where kind = 'work') as works,
        min(at) filter (where kind = 'work') as first_at, max(at) filter (where kind = 'work') as last_at,
        count(*) filter (where ${isWait(sql`wait`)}) as waits,
        coalesce(sum(wait) filter (where ${isWait(sql`wait`)}), 0) as waits_ms,
        coalesce(sum(wait::numeric * wait) filter (where ${isWait(sql`wait`)}), 0) as waits_ms_squared
      from waited group by 1, 2, 3
    )`;

/** Joined with the existing row of each member, looked up once. */
const found = sql`found as materialized (
      select g.*, e.ctid as lies_at, e.earned as old_earned, e.hours as old_hours, e.works as old_works, e.last_work_at,
        e.waits as old_waits, e.waits_ms as old_ms, e.waits_ms_squared as old_squared,
        ${msBetween(sql`e.last_work_at`, sql`g.first_at`)} as first_wait
      from gains g
      left join lateral (
        select e.ctid, e.* from economy_earners e
        where e.guild_id = g.guild_id and e.week = g.week and e.user_id = g.user_id
        offset 0
      ) e on true
    )`;

const sums = sql`sums as materialized (
      select guild_id, week, user_id, lies_at, old_earned, old_hours,
        coalesce(old_earned, 0) + earned as earned, coalesce(old_hours, 0::bit(168)) | hours as hours,
        coalesce(old_works, 0) + works as works, greatest(last_work_at, last_at) as last_work_at,
        coalesce(old_waits, 0) + waits + case when ${isWait(sql`first_wait`)} then 1 else 0 end as waits,
        coalesce(old_ms, 0) + waits_ms + case when ${isWait(sql`first_wait`)} then first_wait else 0 end as waits_ms,
        coalesce(old_squared, 0) + waits_ms_squared
          + case when ${isWait(sql`first_wait`)} then first_wait::numeric * first_wait else 0 end as waits_ms_squared
      from found
    )`;
