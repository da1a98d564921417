import type { CaseType } from '@perigee/core/moderation/cases/case';
import { CASE_PERMISSIONS, isModerator } from '@perigee/core/moderation/cases/permissions';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { AppError } from '../../../../errors/app-error.ts';
import type { Caller } from '../../../../http/caller.ts';
import type { UserGuilds, GuildRights } from '../../../community/index.ts';

/** Checks who may see a guild's cases and who may change them. */
export interface CaseRights {
  /** @throws AppError `forbidden`, or `notFound` for a guild the person is not in. */
  requireViewer(caller: Caller, guildId: string): Promise<void>;
  /**
   * Whether they may change cases of a type: with its permission on the platform, or as somebody who may punish beyond
   * their permissions.
   */
  changes(caller: Caller, guildId: string): Promise<(type: CaseType) => boolean>;
}

interface RightsDependencies {
  rights: Pick<GuildRights, 'isEditor' | 'punisher'>;
  userGuilds: Pick<UserGuilds, 'get'>;
  settings: SettingsCache;
}

export function createCaseRights({ rights, userGuilds, settings }: RightsDependencies): CaseRights {
  return {
    async requireViewer(caller, guildId) {
      if (await rights.isEditor(caller, guildId, 'moderation')) return;
      const { permissions } = await userGuilds.get(caller, guildId);
      const isLetIn = isModerator(permissions) && (await settings.get(guildId)).moderatorsSeeCases;
      if (!isLetIn) throw new AppError('forbidden', 'You cannot see the cases of this server');
    },

    async changes(caller, guildId) {
      const mayPunish = await rights.punisher(caller, guildId);
      return (type) => mayPunish(CASE_PERMISSIONS[type]);
    },
  };
}
