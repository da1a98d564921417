import type { KindFlow } from '@perigee/core/insights/economy-health/flows';
import { type HealthPeriod, PERIOD_POINTS } from '@perigee/core/insights/economy-health/periods';
import type { HealthPoint } from '@perigee/core/insights/economy-health/schema';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** The flow of a kind in an hour or a day. */
interface Bucket extends KindFlow {
  /** As in `HealthPoint`. */
  at: string;
  /** How many hours or days ago; 0 for the current one. */
  ago: number;
}

/** Flows by time and by kind. */
export interface PeriodFlows {
  supply: number;
  points: HealthPoint[];
  flows: KindFlow[];
  before: { minted: number; removed: number };
  month: KindFlow[];
}

/**
 * Reads a period of a server's days. Hours are in UTC: in zones with an offset of half an hour, an hour belongs to the
 * day in which it begins.
 */
export async function readFlows(db: Db, guildId: string, period: HealthPeriod, timeZone: string): Promise<PeriodFlows> {
  const [supply, days, hours] = await Promise.all([
    readSupply(db, guildId),
    readDays(db, guildId, timeZone, period === 'month' ? 2 * PERIOD_POINTS.month : PERIOD_POINTS.month),
    period === 'day' ? readHours(db, guildId) : null,
  ]);
  const buckets = hours ?? days;
  const count = PERIOD_POINTS[period];
  const [inPeriod, before] = [
    buckets.filter(({ ago }) => ago < count),
    buckets.filter(({ ago }) => ago >= count && ago < 2 * count),
  ];
  return {
    supply,
    points: pointsOf(inPeriod, supply),
    flows: byKind(inPeriod),
    before: {
      minted: before.reduce((sum, { minted }) => sum + minted, 0),
      removed: before.reduce((sum, { removed }) => sum + removed, 0),
    },
    month: byKind(days.filter(({ ago }) => ago < PERIOD_POINTS.month)),
  };
}

async function readSupply(db: Db, guildId: string): Promise<number> {
  const row = await db.selectFrom('economy_supply').select('supply').where('guild_id', '=', guildId).executeTakeFirst();
  return Number(row?.supply ?? 0);
}

function readDays(db: Db, guildId: string, timeZone: string, count: number): Promise<Bucket[]> {
  return readBuckets(
    db,
    sql`
    with today as (select (now() at time zone ${timeZone}::text)::date as day),
    days as (
      select day - n as day, n as ago from today, generate_series(0, ${count - 1}::integer) n
    ),
    sums as (
      select (hour at time zone ${timeZone}::text)::date as day, kind, sum(minted) as minted, sum(removed) as removed,
        sum(moved) as moved, sum(times) as times
      from economy_hours, today
      where guild_id = ${guildId}
        and hour >= ((day - ${count - 1}::integer)::timestamp at time zone ${timeZone}::text)
      group by 1, 2
    )
    select to_char(d.day, 'YYYY-MM-DD') as at, d.ago, s.kind, s.minted, s.removed, s.moved, s.times
    from days d left join sums s on s.day = d.day`,
  );
}

function readHours(db: Db, guildId: string): Promise<Bucket[]> {
  return readBuckets(
    db,
    sql`
    with hours as (
      select date_trunc('hour', now(), 'UTC') - make_interval(hours => n) as hour, n as ago
      from generate_series(0, ${2 * PERIOD_POINTS.day - 1}::integer) n
    )
    select to_char(h.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, h.ago,
      s.kind, s.minted, s.removed, s.moved, s.times
    from hours h left join economy_hours s on s.guild_id = ${guildId} and s.hour = h.hour`,
  );
}

type Sum = 'minted' | 'removed' | 'moved' | 'times';

/** An hour or day without any flow is a single bucket with an empty kind. */
async function readBuckets(db: Db, query: ReturnType<typeof sql>): Promise<Bucket[]> {
  const { rows } = await sql<Record<Sum, string | null> & { at: string; ago: number; kind: string | null }>`
    ${query}`.execute(db);
  return rows.map(({ at, ago, kind, minted, removed, moved, times }) => ({
    at,
    ago,
    kind: kind ?? '',
    minted: Number(minted ?? 0),
    removed: Number(removed ?? 0),
    moved: Number(moved ?? 0),
    times: Number(times ?? 0),
  }));
}

/** Computes the supply at the end of each hour or day backwards from the current supply and the flows since. */
function pointsOf(buckets: readonly Bucket[], supply: number): HealthPoint[] {
  const byAge = new Map<number, Omit<HealthPoint, 'supply'>>();
  for (const { at, ago, minted, removed } of buckets) {
    const point = byAge.get(ago) ?? { at, minted: 0, removed: 0 };
    byAge.set(ago, { at, minted: point.minted + minted, removed: point.removed + removed });
  }
  let left = supply;
  return [...byAge]
    .toSorted(([one], [other]) => one - other)
    .map(([, point]) => {
      const ended = { ...point, supply: left };
      left += point.removed - point.minted;
      return ended;
    })
    .toReversed();
}

function byKind(buckets: readonly Bucket[]): KindFlow[] {
  const sums = new Map<string, KindFlow>();
  for (const { kind, minted, removed, moved, times } of buckets) {
    if (times === 0) continue;
    const sum = sums.get(kind) ?? { kind, minted: 0, removed: 0, moved: 0, times: 0 };
    sums.set(kind, {
      kind,
      minted: sum.minted + minted,
      removed: sum.removed + removed,
      moved: sum.moved + moved,
      times: sum.times + times,
    });
  }
  return [...sums.values()].toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

const sizeOf = ({ minted, removed }: KindFlow): number => minted + removed;
