import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { caseHasWords } from './find-by-words.ts';

/** Numbers and words of cases. */
export type WordedCases = RawBuilder<{ number: number; words: string }>;

interface LookedThrough {
  /** Those that have the words, the newest first. */
  matching: number[];
  count: number;
  /** The oldest of those looked at; null where there was none. */
  last: number | null;
}

/** Which of some few cases have the words. */
export async function lookThrough(db: Db, few: WordedCases, words: readonly string[]): Promise<LookedThrough> {
  const { rows } = await sql<LookedThrough>`
    select coalesce(array_agg(number order by number desc) filter (where ${caseHasWords(words)}), '{}') as matching,
      count(*)::integer as count, min(number) as last
    from (${few}) as few`.execute(db);
  return rows[0] ?? { matching: [], count: 0, last: null };
}
