import { waitOf } from '@perigee/core/insights/economy-health/automation';
import { medianEarning } from '@perigee/core/insights/economy-health/earning-steps';
import { type HealthPeriod, PERIOD_POINTS } from '@perigee/core/insights/economy-health/periods';
import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { MemberName } from '../../community/index.ts';
import { MOVEMENTS_KEPT } from './record-movements.ts';

/** A movement before names are added. */
export interface FoundMovement {
  id: string;
  at: Date;
  kind: string;
  amount: string;
  subject: string | null;
  userId: string;
  peerId: string | null;
}

export interface FoundSuspect {
  userId: string;
  week: string;
  works: number;
  waits: number;
  waitsMs: string;
  squared: string;
  hours: string;
  earned: string;
}

/** Most suspects shown; with more than this, the rule itself needs a look. */
const SUSPECTS_MAX = 20;

/** The largest movements of a period. */
export async function readMovements(
  db: Db,
  guildId: string,
  period: HealthPeriod,
  timeZone: string,
): Promise<FoundMovement[]> {
  const days = PERIOD_POINTS[period] - 1;
  const since =
    period === 'day'
      ? sql`date_trunc('hour', now(), 'UTC') - make_interval(hours => ${days}::integer)`
      : sql`((now() at time zone ${timeZone}::text)::date - ${days}::integer)::timestamp at time zone ${timeZone}::text`;
  const { rows } = await sql<FoundMovement>`
    select ledger_id as id, at, kind, amount, subject, user_id as "userId", peer_user_id as "peerId"
    from economy_movements where guild_id = ${guildId} and hour >= ${since}
    order by size desc, ledger_id desc limit ${MOVEMENTS_KEPT}`.execute(db);
  return rows;
}

const lastWeek = sql`date_trunc('week', now(), 'UTC') - interval '7 days'`;

/** Members whose work looks automated, this week or last; those who worked most first. */
export async function readSuspects(db: Db, guildId: string): Promise<FoundSuspect[]> {
  const { rows } = await sql<FoundSuspect>`
    select * from (
      select distinct on (user_id) user_id as "userId", to_char(week at time zone 'UTC', 'YYYY-MM-DD') as week, works,
        waits, waits_ms as "waitsMs", waits_ms_squared as squared, hours::text as hours, earned
      from economy_earners where guild_id = ${guildId} and week >= ${lastWeek} and suspect
      order by user_id, week desc
    ) latest order by works desc, "userId" limit ${SUSPECTS_MAX}`.execute(db);
  return rows;
}

/** Distribution of hourly earnings, this week and last; members active in both weeks count in each. */
export async function readEarnings(db: Db, guildId: string): Promise<EconomyHealth['earnings']> {
  const { rows } = await sql<{ step: number; members: string; inWeek: string }>`
    select step, sum(members) as members, max(total) as "inWeek"
    from (
      select step, members, sum(members) over (partition by week) as total
      from economy_earning_steps where guild_id = ${guildId} and week >= ${lastWeek}
    ) steps
    group by step`.execute(db);
  const counts = rows.map(({ step, members }) => ({ step, members: Number(members) }));
  return { members: Math.max(0, ...rows.map(({ inWeek }) => Number(inWeek))), median: medianEarning(counts) };
}

type Person = EconomyHealth['movements'][number]['member'];

/** Adds names to movements and suspects. */
export function describePeople(
  { movements, suspects }: { movements: readonly FoundMovement[]; suspects: readonly FoundSuspect[] },
  names: readonly MemberName[],
): Pick<EconomyHealth, 'movements' | 'suspects'> {
  const namesById = new Map(names.map((name) => [name.userId, name]));
  const person = (userId: string): Person => {
    const { username = userId, globalName = null, avatar = null } = namesById.get(userId) ?? {};
    return { id: userId, username, global_name: globalName, avatar };
  };
  return {
    movements: movements.map(({ id, at, kind, amount, subject, userId, peerId }) => ({
      id,
      at: at.toISOString(),
      kind,
      amount: Number(amount),
      subject,
      member: person(userId),
      peer: peerId === null ? null : person(peerId),
    })),
    suspects: suspects.map(({ userId, week, works, waits, waitsMs, squared, hours, earned }) => {
      const rhythm = { works, waits, waitsMs: Number(waitsMs), waitsMsSquared: Number(squared), hours: 0 };
      return {
        ...waitOf(rhythm),
        member: person(userId),
        week,
        works,
        hours: hoursOf(hours),
        earned: Number(earned),
      };
    }),
  };
}

/** The number of different hours of the day, from the bits of a week's hours. */
function hoursOf(bits: string): number {
  const hours = Array.from(bits).flatMap((bit, hour) => (bit === '1' ? [hour % 24] : []));
  return new Set(hours).size;
}
