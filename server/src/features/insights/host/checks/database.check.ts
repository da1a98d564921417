import { itemAt } from '@perigee/core/base/lists/known-entries';
import { sql } from 'kysely';
import { defineCheck } from './check.ts';
import { reasonOf } from './reasons.ts';
import { onlyRow } from '../../../../database/only-row.ts';

/** The oldest version that PostgreSQL itself still maintains. */
const LEAST = 14;

/** From how many milliseconds on an empty query is slow. */
const SLOW_MS = 100;

/** Whether the database responds, and its version. */
export const databaseCheck = defineCheck('database', async ({ db, config }, found) => {
  const { database } = config;
  if (db === null) return found('none', { folder: database.kind === 'embedded' ? (database.folder ?? '') : '' });
  try {
    const shown = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
    const from = performance.now();
    await sql`select 1`.execute(db);
    const ms = Math.max(1, Math.round(performance.now() - from));
    const version = itemAt(onlyRow(shown).version.split(' ', 1), 0);
    if (database.kind === 'server' && Number.parseInt(version, 10) < LEAST) {
      return found('old', { version, least: String(LEAST) });
    }
    const kind = database.kind === 'server' ? 'PostgreSQL' : 'PGlite (PostgreSQL)';
    return found(ms > SLOW_MS ? 'slow' : 'answers', { kind, version, ms });
  } catch (error) {
    return found('away', { reason: reasonOf(error) });
  }
});
