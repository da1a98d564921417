import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { repeat } from '../process/repeat.ts';
import type { Db } from './database.ts';
import type { FactsByTable, RetentionRule } from './table-facts.ts';

/** A rule for deleting old rows of a table. */
export interface Retention extends RetentionRule {
  table: string;
}

/** The rules that the facts of these tables name. */
export function retentionRules(tables: FactsByTable): Retention[] {
  return Object.entries(tables).flatMap(([table, { growth }]) => {
    const rules = 'length' in growth ? growth : 'since' in growth ? [growth] : [];
    return rules.map((rule) => ({ ...rule, table }));
  });
}

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
      work: () => forgetBatch(db, rule),
      pauseMs: PAUSE_MS,
      log,
      failure: `failed to delete expired rows of ${rule.table}, retrying`,
    }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Deletes a batch; true if there may be more. */
async function forgetBatch(db: Db, { table, since, retention, where = {} }: Retention): Promise<boolean> {
  const conditions = Object.entries(where).map(([column, value]) => sql`and ${sql.ref(column)} = ${value}`);
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)}
      where ${sql.ref(since)} < now() - make_interval(secs => ${RETENTION_MS[retention] / 1000}::float8) ${sql.join(conditions, sql` `)}
      order by ${sql.ref(since)} limit ${STEP} for update skip locked
    )`.execute(db);
  return numAffectedRows === BigInt(STEP);
}
