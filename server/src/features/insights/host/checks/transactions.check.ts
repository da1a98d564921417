import { sql } from 'kysely';
import { defineCheck } from './check.ts';

/** From how many seconds on a transaction is long. */
const LONG_SECONDS = 300;

/** How long the oldest transaction on this database has been open. */
export const transactionsCheck = defineCheck('transactions', async ({ db, config }, found) => {
  if (config.database.kind === 'embedded') return found('embedded');
  if (db === null) return found('databaseAway');
  const query = sql<{ seconds: number; pid: number; application: string }>`
    select extract(epoch from now() - xact_start)::int as seconds, pid, coalesce(application_name, '') as application
    from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
    order by xact_start limit 1`.execute(db);
  const rows = await query.then(
    ({ rows: oldest }) => oldest,
    () => null,
  );
  if (rows === null) return found('databaseAway');
  const { seconds, pid, application } = rows[0] ?? { seconds: 0, pid: 0, application: '' };
  if (seconds < LONG_SECONDS) return found('short', { seconds: Math.max(0, seconds) });
  return found('long', { seconds, pid: String(pid), application: application === '' ? '?' : application });
});
