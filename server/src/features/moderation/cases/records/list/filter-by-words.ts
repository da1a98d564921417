import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../../database/database.ts';
import { caseHasWords } from './find-by-words.ts';

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
