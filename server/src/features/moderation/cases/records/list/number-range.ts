import { sql } from 'kysely';
import type { Db } from '../../../../../database/database.ts';
import type { CaseFilters, NumberRange } from './case-filters.ts';

const DAY_MS = 86_400_000;

/**
 * The numbers of a guild's cases within a period. Numbers and times increase together, so a period is a range of
 * numbers. Null if no case was opened in it.
 */
export async function numberRange(
  db: Db,
  guildId: string,
  { from, to }: Pick<CaseFilters, 'from' | 'to'>,
  before: number | null,
): Promise<NumberRange | null> {
  const since = from === undefined ? '-infinity' : `${from}T00:00:00Z`;
  const until = to === undefined ? 'infinity' : new Date(Date.parse(to) + DAY_MS).toISOString();
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select
      (select number from cases where guild_id = ${guildId}::bigint and created_at >= ${since}::timestamptz
        order by created_at, number limit 1) as first,
      (select number from cases where guild_id = ${guildId}::bigint and created_at < ${until}::timestamptz
        order by created_at desc, number desc limit 1) as last`.execute(db);
  const [{ first, last } = { first: null, last: null }] = rows;
  if (first === null || last === null) return null;
  const range = { first, before: Math.min(before ?? last + 1, last + 1) };
  return range.first < range.before ? range : null;
}
