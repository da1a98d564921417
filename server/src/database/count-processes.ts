import { sql } from 'kysely';
import type { Logger } from 'pino';
import { repeat } from '../process/repeat.ts';
import type { Database } from './database.ts';
import { PROCESS_PREFIX } from './process-name.ts';

/** How often processes are counted, in milliseconds; a rate limit's share per process is at most this old. */
const COUNT_EVERY_MS = 5_000;

/** Counts the processes connected to the database, each by its name; an embedded database has only one. */
export function countProcesses(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  log: Logger,
): { processes: () => number; stop: () => Promise<void> } {
  let count = 1;
  if (pool === null) return { processes: () => count, stop: async () => {} };
  const stop = repeat({
    work: async () => {
      const { rows } = await sql<{ count: number }>`
        select count(distinct application_name)::integer as count from pg_stat_activity
        where datname = current_database() and starts_with(application_name, ${PROCESS_PREFIX})`.execute(db);
      count = Math.max(1, rows[0]?.count ?? 1);
      return false;
    },
    pauseMs: COUNT_EVERY_MS,
    log,
    failure: 'failed to count processes',
  });
  return { processes: () => count, stop };
}
