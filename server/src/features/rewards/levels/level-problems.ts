import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';
import type { Db } from '../../../database/database.ts';
import { soldIn } from './sold-in.ts';

/** What keeps levels from working as configured. */
export interface LevelProblems {
  /** A level message could not be posted in the configured channel; cleared by the next success. */
  note(guildId: string): Promise<void>;
  clear(guildId: string): Promise<void>;
  /** For the overview. */
  list(guildId: string, settings: GuildSettings): Promise<OverviewProblem[]>;
}

const COMMON = { section: 'levels', tab: 'economy', name: null, permission: null } as const;

export function createLevelProblems(db: Db): LevelProblems {
  const messageRefused = async (guildId: string) => {
    const own = db.selectFrom('level_problems').select('code').where('guild_id', '=', guildId);
    return (await own.executeTakeFirst()) !== undefined;
  };
  const rolesRefused = async (guildId: string) => {
    const rows = await db
      .selectFrom('level_roles')
      .select('role_id as roleId')
      .distinct()
      .where('guild_id', '=', guildId)
      // A member who left is no problem of the guild; a deleted role is reported separately.
      .where('problem', 'not in', ['left', 'gone'])
      .limit(50)
      .execute();
    return new Set(rows.map(({ roleId }) => roleId));
  };

  return {
    async note(guildId) {
      const row = { guild_id: guildId, code: 'levelMessageRefused' };
      await db
        .insertInto('level_problems')
        .values(row)
        .onConflict((conflict) => conflict.column('guild_id').doUpdateSet(row))
        .execute();
    },

    async clear(guildId) {
      await db.deleteFrom('level_problems').where('guild_id', '=', guildId).execute();
    },

    async list(guildId, settings) {
      const { enabled, message, rewards } = settings.levels;
      if (!enabled) return [];
      const [isRefused, refused] = await Promise.all([messageRefused(guildId), rolesRefused(guildId)]);
      const isSold = soldIn(settings);
      return [
        ...(isRefused && message.place === 'channel'
          ? [{ ...COMMON, code: 'levelMessageRefused' as const, path: 'message.channel' }]
          : []),
        ...rewards.flatMap(({ role, item }, index): OverviewProblem[] => [
          ...(role !== null && refused.has(role)
            ? [{ ...COMMON, code: 'levelRolesRefused' as const, path: `rewards.${index}.role` }]
            : []),
          ...(item !== '' && !isSold(item)
            ? [{ ...COMMON, name: item, code: 'levelItemGone' as const, path: `rewards.${index}.item` }]
            : []),
        ]),
      ];
    },
  };
}
