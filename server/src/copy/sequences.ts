import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** A sequence and the last number it gave out; null if it gave out none. */
export interface Sequence {
  name: string;
  last: string | null;
}

/** The sequences of the schema with their last values. */
export async function listSequences(db: Db): Promise<Sequence[]> {
  const { rows } = await sql<Sequence>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename`.execute(db);
  return rows;
}

/** Continues each sequence from its last value. */
export async function setSequences(db: Db, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last } of sequences) {
    if (last === null) continue;
    await sql`select setval(format('public.%I', ${name}::text)::regclass, ${last}::bigint)`.execute(db);
  }
}
