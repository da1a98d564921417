import { KEPT_MS, type KeptName } from '@perigee/core/privacy/kept-times';
import { type SelectType, sql } from 'kysely';
import type { Logger } from 'pino';
import { repeat } from '../process/repeat.ts';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** A rule for deleting old rows of a table. */
export type Retention = { [Table in keyof Tables]: RetentionOf<Table> }[keyof Tables];

interface RetentionOf<Table extends keyof Tables> {
  table: Table;
  /** The column, with an index, that a row's age is counted from; rows where it is null stay. */
  since: TimeColumn<Tables[Table]>;
  /** The retention period, by its name on the privacy page. */
  retention: KeptName;
  /** Applies only to rows with these values. */
  where?: { readonly [Column in keyof Tables[Table]]?: string };
}

type TimeColumn<Columns> = {
  [Name in keyof Columns]: SelectType<Columns[Name]> extends Date | null ? Name : never;
}[keyof Columns] &
  string;

/** Pause between two checks for old rows, in milliseconds. */
const PAUSE_MS = 10 * 60 * 1000;

/** Rows deleted per statement, so that none takes long. */
const STEP = 500;

/**
 * Deletes old rows in batches, now and periodically. Any number of processes may run it. Returns a stop function, which
 * waits for the batch under way.
 */
export function forgetOldRows(db: Db, retention: readonly Retention[], log: Logger): () => Promise<void> {
  // Each rule runs on its own, so that a failing table does not block the others.
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

/** Deletes a batch; true if there may be more. */
async function forgetSome(db: Db, { table, since, retention, where = {} }: Retention): Promise<boolean> {
  const conditions = Object.entries(where).map(([column, value]) => sql`and ${sql.ref(column)} = ${value}`);
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)}
      where ${sql.ref(since)} < now() - make_interval(secs => ${KEPT_MS[retention] / 1000}::float8) ${sql.join(conditions, sql` `)}
      order by ${sql.ref(since)} limit ${STEP} for update skip locked
    )`.execute(db);
  return numAffectedRows === BigInt(STEP);
}
