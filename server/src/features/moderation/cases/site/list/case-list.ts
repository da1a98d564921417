import { searchWords } from '@perigee/core/moderation/cases/search-words';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../../database/database.ts';
import type { CaseFilters, NumberPage, NumberRange } from './case-filters.ts';
import type { Case } from '../../records/case-record.ts';
import { isOfKind, newestByKind } from './find-by-kind.ts';
import { findByWords, caseHasWords, filterByWords, type WordedCases } from './find-by-words.ts';
import { type CaseRow, readCase } from '../../records/read-case.ts';

/** A page of the list, newest first. */
export interface CasePage {
  cases: Case[];
  /** The `before` of the next page; null after the last. */
  next: number | null;
}

/** Lists cases. A page costs the same however many cases a guild has. */
export interface CaseList {
  page(guildId: string, filters: CaseFilters, limits: { before: number | null; limit: number }): Promise<CasePage>;
}

/**
 * How many of the newest cases are checked for words before the word index is used: fewer when filtered by moderator,
 * type, state or source, as those rows are scattered, more when not, as all rows lie side by side.
 */
const FEW_OF_KIND = 160;
const FEW = 512;

export function createCaseList(db: Db): CaseList {
  return {
    async page(guildId, filters, { before, limit }) {
      const range = await numberRange(db, guildId, filters, before);
      if (range === null) return { cases: [], next: null };
      const { numbers, next } = await findNumbers(db, { guildId, filters, range, limit });
      return { cases: await readCases(db, guildId, numbers), next };
    },
  };
}

interface Search {
  guildId: string;
  filters: CaseFilters;
  range: NumberRange;
  limit: number;
}

async function findNumbers(db: Db, search: Search): Promise<NumberPage> {
  const { guildId, filters, range, limit } = search;
  const words = filters.text === undefined ? null : searchWords(filters.text);
  // A search text of only punctuation matches nothing.
  if (words?.length === 0) return { numbers: [], next: null };
  if (filters.member !== undefined) return endAfter(limit, await ofMember(db, search, words ?? []));

  const isByKind = [filters.moderator, filters.type, filters.state, filters.source].some((one) => one !== undefined);
  if (words === null) {
    const found = isByKind
      ? newestByKind(guildId, filters, range, limit + 1)
      : newest(guildId, range, limit + 1, NUMBERED);
    return endAfter(limit, await run(db, found));
  }
  const few = isByKind ? FEW_OF_KIND : FEW;
  const newestFew = isByKind
    ? withWords(guildId, newestByKind(guildId, filters, range, few))
    : newest(guildId, range, few, WORDED);
  const { matching, count, last } = await filterByWords(db, newestFew, words);
  if (count < few || matching.length > limit) return endAfter(limit, matching);

  const rest = { first: range.first, before: last ?? range.before };
  const older = await findByWords(db, guildId, words, filters, rest, limit + 1 - matching.length);
  const numbers = [...matching, ...older.numbers];
  return numbers.length > limit ? endAfter(limit, numbers) : { numbers, next: older.next };
}

/** The columns read of candidate cases. */
const NUMBERED = sql<{ number: number }>`number`;
const WORDED = sql<{ number: number; words: string }>`number, words`;

function newest<Read>(
  guildId: string,
  { first, before }: NumberRange,
  limit: number,
  read: RawBuilder<Read>,
): RawBuilder<Read> {
  return sql<Read>`select ${read} from cases
    where guild_id = ${guildId}::bigint and number >= ${first} and number < ${before}
    order by number desc limit ${limit}`;
}

function withWords(guildId: string, among: RawBuilder<{ number: number }>): WordedCases {
  return sql`select cases.number, cases.words from cases
    where guild_id = ${guildId}::bigint and number = any(array(${among}))`;
}

function ofMember(db: Db, { guildId, filters, range, limit }: Search, words: readonly string[]): Promise<number[]> {
  return run(
    db,
    sql`select number from cases
      where guild_id = ${guildId}::bigint and member_id = ${filters.member}::bigint
        and number >= ${range.first} and number < ${range.before} and ${isOfKind(filters)} and ${caseHasWords(words)}
      order by number desc limit ${limit + 1}`,
  );
}

async function run(db: Db, query: RawBuilder<{ number: number }>): Promise<number[]> {
  return (await query.execute(db)).rows.map(({ number }) => number);
}

/** One number more than shown tells whether there is a next page. */
function endAfter(limit: number, numbers: number[]): NumberPage {
  const shown = numbers.slice(0, limit);
  return { numbers: shown, next: numbers.length > limit ? (shown.at(-1) ?? null) : null };
}

async function readCases(db: Db, guildId: string, numbers: readonly number[]): Promise<Case[]> {
  if (numbers.length === 0) return [];
  const rows: CaseRow[] = await db
    .selectFrom('cases')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('number', 'in', numbers)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(readCase);
}

const DAY_MS = 86_400_000;

/**
 * The numbers of a guild's cases within a period. Numbers and times increase together, so a period is a range of
 * numbers. Null if no case was opened in it.
 */
async function numberRange(
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
