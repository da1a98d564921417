import { firstIdAt } from '@perigee/core/base/ids/snowflake';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { FindFeatureActions } from '../feature-action.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Maximum number of entries counted per week; beyond it the exact number hardly matters. */
const COUNTED_MAX = 10_000;

/** For the overview: what was logged. */
export function findRecentLogActions(db: Db): FindFeatureActions {
  return async (guildId) => {
    const { rows } = await sql<{ lastAt: Date; userId: string | null; week: number }>`
      select at as "lastAt", member_id::text as "userId", (
        select count(*) from (
          select from log_entries
          where guild_id = ${guildId}::bigint and id > ${firstIdAt(Date.now() - 7 * DAY_MS)}::bigint
          limit ${COUNTED_MAX}
        ) counted
      )::int as week
      from log_entries where guild_id = ${guildId}::bigint order by id desc limit 1`.execute(db);
    return rows.map((row) => ({ feature: 'logs', ...row }));
  };
}
