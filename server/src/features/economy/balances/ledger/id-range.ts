import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';

/** A range of ledger ids, both inclusive; the times narrow it to the exact rows. */
export interface IdRange {
  first: string;
  upTo: string;
  since: Date | null;
  until: Date | null;
}

interface RangeFilter {
  /** First and last day (UTC), both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  before: string | null;
  after: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ids grow with time, except for rows that waited for a lock: search this much earlier and later, in milliseconds. */
const SLACK_MS = 60_000;

const LAST_ID = '9223372036854775807';

/**
 * The id range of a member's rows that match the filter; null if there are none. Days are found by binary search,
 * without an index on time.
 */
export async function idsBetween(
  db: Db,
  member: { guildId: string; userId: string },
  { from, to, before, after }: RangeFilter,
): Promise<IdRange | null> {
  const since = from === undefined ? null : new Date(Date.parse(from));
  const until = to === undefined ? null : new Date(Date.parse(to) + DAY_MS);
  const [first, end] = await Promise.all([
    since === null ? '0' : firstFrom(db, member, new Date(since.getTime() - SLACK_MS)),
    until === null ? null : firstFrom(db, member, new Date(until.getTime() + SLACK_MS)),
  ]);
  if (first === null) return null;
  const ids = {
    first: largest(first, after === null ? '0' : String(BigInt(after) + 1n)),
    upTo: smallest(before === null ? LAST_ID : String(BigInt(before) - 1n), end ?? LAST_ID),
  };
  return BigInt(ids.first) > BigInt(ids.upTo) ? null : { ...ids, since, until };
}

/** The member's first row at or after a time; null if there is none. */
async function firstFrom(
  db: Db,
  { guildId, userId }: { guildId: string; userId: string },
  moment: Date,
): Promise<string | null> {
  const own = sql`guild_id = ${guildId}::bigint and user_id = ${userId}::bigint`;
  const { rows } = await sql<{ id: string | null }>`
    with recursive halves as (
      select
        (select id from ledger where ${own} order by id limit 1) as low,
        (select id + 1 from ledger where ${own} order by id desc limit 1) as high
      union all
      select
        case when found.at < ${moment}::timestamptz then found.id + 1 else h.low end,
        case when found.at < ${moment}::timestamptz then h.high else (h.low + h.high) / 2 end
      from halves h
      cross join lateral (
        select id, at from ledger where ${own} and id >= (h.low + h.high) / 2 order by id limit 1
      ) found
      where h.low < h.high
    )
    select id from ledger where ${own} and id >= (select min(high) from halves) order by id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

const largest = (one: string, other: string): string => (BigInt(one) > BigInt(other) ? one : other);
const smallest = (one: string, other: string): string => (BigInt(one) < BigInt(other) ? one : other);
