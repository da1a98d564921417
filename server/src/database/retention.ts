import { KEPT_MS, type KeptName } from '@perigee/core/privacy/kept-times';
import { type SelectType, sql } from 'kysely';
import type { Logger } from 'pino';
import { repeat } from '../process/repeat.ts';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Rows that are forgotten when they are old enough. */
export type Retention = { [Table in keyof Tables]: RetentionOf<Table> }[keyof Tables];

interface RetentionOf<Table extends keyof Tables> {
  table: Table;
  /** From when on a row's age counts, a column with an index; a row that has nothing there stays. */
  since: TimeColumn<Tables[Table]>;
  /** How long, by the name that the privacy page says it by. */
  kept: KeptName;
  /** Only rows that have these values. */
  where?: { readonly [Column in keyof Tables[Table]]?: string };
}

type TimeColumn<Columns> = {
  [Name in keyof Columns]: SelectType<Columns[Name]> extends Date | null ? Name : never;
}[keyof Columns] &
  string;

/** Between two looks for old rows, in milliseconds. */
const PAUSE_MS = 10 * 60 * 1000;

/** Rows a step removes, so that none takes long. */
const STEP = 500;

/**
 * Forgets what is old, some rows at a time, now and from then on. Any number of processes may. Returns how to stop, which
 * waits for the step under way.
 */
export function forgetOldRows(db: Db, retention: readonly Retention[], log: Logger): () => Promise<void> {
  // Each by itself: a table that can not be swept must not keep the others full.
  const stops = retention.map((rule) =>
    repeat({
      work: () => forgetSome(db, rule),
      pauseMs: PAUSE_MS,
      log,
      failure: `old rows of ${rule.table} could not be removed, it will be tried again`,
    }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Whether there may be more. */
async function forgetSome(db: Db, { table, since, kept, where = {} }: Retention): Promise<boolean> {
  const conditions = Object.entries(where).map(([column, value]) => sql`and ${sql.ref(column)} = ${value}`);
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)}
      where ${sql.ref(since)} < now() - make_interval(secs => ${KEPT_MS[kept] / 1000}::float8) ${sql.join(conditions, sql` `)}
      order by ${sql.ref(since)} limit ${STEP} for update skip locked
    )`.execute(db);
  return numAffectedRows === BigInt(STEP);
}
