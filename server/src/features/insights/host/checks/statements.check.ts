import { sql } from 'kysely';
import { cutText } from '@perigee/core/base/text/cut';
import { defineCheck } from './check.ts';
import { reasonOf } from './reasons.ts';

/** A statement is slow above this average, in milliseconds, once it ran at least `CALLS_LEAST` times. */
const SLOW_MS = 100;
const CALLS_LEAST = 10;

/** Characters shown of a statement. Its values are not part of it. */
const SHOWN = 120;

interface Slow {
  count: number;
  mean: number;
  calls: string;
  text: string;
}

/** Which of this database's statements are slow, where the server measures them. */
export const statementsCheck = defineCheck('statements', async ({ db, config }, found) => {
  if (config.database.kind === 'embedded') return found('embedded');
  if (db === null) return found('databaseAway');
  const installed = await sql`select from pg_extension where extname = 'pg_stat_statements'`
    .execute(db)
    .catch(() => null);
  if (installed === null) return found('databaseAway');
  if (installed.rows.length === 0) return found('unmeasured');
  try {
    const { rows } = await sql<Slow>`
      select count(*) over ()::int as count, mean_exec_time as mean, calls::text, query as text from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and mean_exec_time > ${SLOW_MS} and calls >= ${CALLS_LEAST}
      order by mean_exec_time desc limit 1`.execute(db);
    const [worst] = rows;
    if (worst === undefined) return found('none', { limitMs: SLOW_MS });
    const text = cutText(worst.text.replace(/\s+/g, ' '), SHOWN);
    const { count, mean, calls } = worst;
    return found('slow', { count, limitMs: SLOW_MS, worstMs: Math.round(mean), calls: Number(calls), text });
  } catch (error) {
    return found('unreadable', { reason: reasonOf(error) });
  }
});
