import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../../database/database.ts';
import type { CaseFilters, NumberPage, NumberRange } from './case-filters.ts';
import { isOfKind } from './find-by-kind.ts';

/** A block of the word index spans 2^BLOCK_BITS case numbers, as in its migration. */
const BLOCK_BITS = 12;

/**
 * Blocks searched per round when matches are filtered further, and the time limit for a page, in milliseconds: two
 * common conditions that never coincide would otherwise read all cases.
 */
const SIFTED_BLOCKS = [2, 8, 32, 128];
const FILTERING_MS = 60;

/** The expression of the word index; must be identical to that in its migration. */
const SEARCHED = sql.raw(`array_to_tsvector(string_to_array(
  (to_hex(guild_id) || '.' || (number >> 12)::text || '.') ||
  replace(words, ' ', ' ' || (to_hex(guild_id) || '.' || (number >> 12)::text || '.')), ' '))`);

/** The newest numbers whose reasons have all the words, block by block from the newest on. */
export async function findByWords(
  db: Db,
  guildId: string,
  words: readonly string[],
  filters: CaseFilters,
  { first, before }: NumberRange,
  limit: number,
): Promise<NumberPage> {
  const isSifted = [filters.moderator, filters.type, filters.state, filters.source].some((one) => one !== undefined);
  const lastBlock = first >> BLOCK_BITS;
  const until = performance.now() + FILTERING_MS;
  const numbers: number[] = [];
  let block = (before - 1) >> BLOCK_BITS;
  for (let round = 0; block >= lastBlock && numbers.length < limit; round += 1) {
    const step = isSifted ? (SIFTED_BLOCKS[round] ?? SIFTED_BLOCKS.at(-1) ?? 1) : block + 1;
    const bottom = Math.max(lastBlock, block - step + 1);
    const { rows } = await sql<{ number: number }>`
      select found.number from generate_series(${block}::integer, ${bottom}::integer, -1) as block
      cross join lateral (
        select number from (
          select number, moderator_id, type, state, source from cases
          where ${SEARCHED} @@ ${queryOf(guildId, words)}
          -- Keeps the conditions below out of the choice of an index.
          offset 0
        ) hit
        where number >= ${first} and number < ${before} and ${isOfKind(filters)}
        order by number desc limit ${limit}
      ) found
      limit ${limit - numbers.length}`.execute(db);
    numbers.push(...rows.map(({ number }) => number));
    block = bottom - 1;
    if (performance.now() > until) break;
  }
  const isOver = numbers.length < limit && block < lastBlock;
  const last = numbers.at(-1);
  if (isOver || last === undefined) return { numbers, next: isOver ? null : (block + 1) << BLOCK_BITS };
  return { numbers, next: numbers.length < limit ? (block + 1) << BLOCK_BITS : last };
}

/** Matches all words by prefix, within the row's block. Words contain no quotes. */
function queryOf(guildId: string, words: readonly string[]): RawBuilder<unknown> {
  const parts = words.map((word) => sql`'''' || to_hex(${guildId}::bigint) || '.' || block || ${`.${word}':*`}::text`);
  return sql`(${sql.join(parts, sql` || ' & ' || `)})::tsquery`;
}

/** The same as a condition on rows found otherwise. */
export function caseHasWords(words: readonly string[]): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`true`;
  const conditions = words.map((word) => {
    const start = `% ${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql<boolean>`' ' || words like ${start}`;
  });
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Numbers and words of cases. */
export type WordedCases = RawBuilder<{ number: number; words: string }>;

interface FilteredCases {
  /** The cases that have the words, newest first. */
  matching: number[];
  count: number;
  /** The oldest case checked; null if there was none. */
  last: number | null;
}

/** Checks which of a few cases have the words. */
export async function filterByWords(db: Db, few: WordedCases, words: readonly string[]): Promise<FilteredCases> {
  const { rows } = await sql<FilteredCases>`
    select coalesce(array_agg(number order by number desc) filter (where ${caseHasWords(words)}), '{}') as matching,
      count(*)::integer as count, min(number) as last
    from (${few}) as few`.execute(db);
  return rows[0] ?? { matching: [], count: 0, last: null };
}
