import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import type { FindProblems } from '../../../problems.ts';

const PLACE = { section: 'moderation', tab: 'moderation', path: '', permission: null } as const;

/** For the overview: punishments of the last week that the platform refused. */
export function caseProblems(db: Db): FindProblems {
  return async ({ guildId }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from cases
      where guild_id = ${guildId}::bigint and (state = 'failed' or (state = 'done' and problem is not null))
        and created_at > now() - interval '7 days'`.execute(db);
    const count = rows[0]?.count ?? 0;
    return count === 0 ? [] : [{ ...PLACE, code: 'casesFailed', name: String(count) }];
  };
}
