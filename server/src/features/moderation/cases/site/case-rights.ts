import { makeIssue } from '@perigee/core/base/issues/issue';
import type { CaseType } from '@perigee/core/moderation/cases/case';
import { CASE_PERMISSIONS, isModerator, takesRank } from '@perigee/core/moderation/cases/permissions';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { AppError } from '../../../../errors/app-error.ts';
import type { Caller } from '../../../../http/caller.ts';
import { nullIfNotFound } from '../../../../errors/null-if-not-found.ts';
import type { Case } from '../records/case-record.ts';
import { type GuildDirectory, type GuildRights, lacksPermission, type UserGuilds } from '../../../community/index.ts';

/** Checks who may see a guild's cases and who may change them. */
export interface CaseRights {
  /** @throws AppError `forbidden`, or `notFound` for a guild the person is not in. */
  requireViewer(caller: Caller, guildId: string): Promise<void>;
  /**
   * Whether they may change cases of a type: with its permission on the platform, or as somebody who may punish beyond
   * their permissions.
   */
  changes(caller: Caller, guildId: string): Promise<(type: CaseType) => boolean>;
  /** Why they may not change that case, or null: also nobody's own, nor what was done to somebody they rank below. */
  refusalOf(caller: Caller, found: Case): Promise<AppError | null>;
}

function outOfReach(code: 'case_own' | 'case_aboveYou', message: string): AppError {
  return new AppError('forbidden', message, { issues: [makeIssue('', code)] });
}

interface RightsDependencies {
  rights: Pick<GuildRights, 'isEditor' | 'punisher'>;
  directory: Pick<GuildDirectory, 'get' | 'member'>;
  userGuilds: Pick<UserGuilds, 'get'>;
  settings: SettingsCache;
}

export function createCaseRights({ rights, userGuilds, settings, directory }: RightsDependencies): CaseRights {
  const changes: CaseRights['changes'] = async (caller, guildId) => {
    const mayPunish = await rights.punisher(caller, guildId);
    return (type) => mayPunish(CASE_PERMISSIONS[type]);
  };

  /** Members who left have no rank any more. */
  const isAbove = async ({ userId }: Caller, { guildId, member }: Case): Promise<boolean> => {
    const [guild, own, other] = await Promise.all([
      directory.get(guildId),
      directory.member(guildId, userId),
      nullIfNotFound(directory.member(guildId, member.id)),
    ]);
    return other === null || guild.isAbove(own, other);
  };

  return {
    changes,
    async requireViewer(caller, guildId) {
      if (await rights.isEditor(caller, guildId, 'moderation')) return;
      const { permissions } = await userGuilds.get(caller, guildId);
      const isLetIn = isModerator(permissions) && (await settings.get(guildId)).moderatorsSeeCases;
      if (!isLetIn) throw new AppError('forbidden', 'You cannot see the cases of this server');
    },

    async refusalOf(caller, found) {
      const { guildId, type, member } = found;
      if (!(await changes(caller, guildId))(type)) return lacksPermission(CASE_PERMISSIONS[type]);
      if (member.id === caller.userId) return outOfReach('case_own', 'Nobody changes their own cases');
      if (!takesRank(type) || (await isAbove(caller, found))) return null;
      return outOfReach('case_aboveYou', "Their highest role isn't below yours");
    },
  };
}
