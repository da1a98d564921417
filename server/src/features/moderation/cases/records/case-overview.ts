import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import { onlyRow } from '../../../../database/only-row.ts';
import type { FeatureAction, FindFeatureActions } from '../../../feature-action.ts';
import type { FindProblems } from '../../../problems.ts';

const PLACE = { section: 'moderation', tab: 'moderation', path: '', permission: null } as const;

/** For the overview: punishments of the last week that the platform refused. */
export function caseProblems(db: Db): FindProblems {
  return async ({ guildId }) => {
    const counted = await sql<{ count: number }>`
      select count(*)::int as count from cases
      where guild_id = ${guildId}::bigint and (state = 'failed' or (state = 'done' and problem is not null))
        and created_at > now() - interval '7 days'`.execute(db);
    const { count } = onlyRow(counted);
    return count === 0 ? [] : [{ ...PLACE, code: 'casesFailed', name: String(count) }];
  };
}

interface Row {
  lastAt: Date | null;
  userId: string | null;
  week: number;
}

/**
 * For the overview: when mutes, punishments for warns, and messages on kicks and bans last happened, within two weeks.
 */
export function findRecentCaseActions(db: Db): FindFeatureActions {
  return async (guildId) => {
    const read = async (feature: FeatureAction['feature'], condition: ReturnType<typeof sql>) => {
      const { rows } = await sql<Row>`
        select max(created_at) as "lastAt", (array_agg(member_id order by number desc))[1]::text as "userId",
          count(*) filter (where created_at > now() - interval '7 days')::int as week
        from cases where guild_id = ${guildId}::bigint and created_at > now() - interval '14 days'
          and state not in ('pending', 'failed') and ${condition}`.execute(db);
      return rows.flatMap(({ lastAt, ...row }): FeatureAction[] =>
        lastAt === null ? [] : [{ feature, lastAt, ...row }],
      );
    };
    const found = await Promise.all([
      read('mutes', sql`type = 'mute' and source <> 'platform'`),
      read('warnPunishments', sql`source = 'ladder'`),
      read('punishmentMessages', sql`type in ('kick', 'ban') and delivery = 'sent'`),
    ]);
    return found.flat();
  };
}
