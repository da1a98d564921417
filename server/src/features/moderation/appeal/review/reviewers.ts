import { holds } from '@perigee/core/base/permissions/permissions';
import type { AppealConfig } from '../../../../config/config.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { nullIfNotFound } from '../../../../errors/null-if-not-found.ts';
import type { Caller } from '../../../../http/caller.ts';
import type { GuildDirectory } from '../../../community/index.ts';

/** Checks who reviews appeals: members of the support community who may ban there. */
export interface Reviewers {
  isReviewer(userId: string): Promise<boolean>;
  /** @throws AppError `forbidden` for everybody else, `appealsClosed` if there is no support community. */
  requireReviewer(caller: Caller): Promise<void>;
}

export function createReviewers(config: AppealConfig | null, directory: GuildDirectory): Reviewers {
  const isReviewer = async (userId: string) => {
    if (config === null) return false;
    const member = await nullIfNotFound(directory.member(config.guildId, userId));
    const guild = await nullIfNotFound(directory.get(config.guildId));
    if (member === null || guild === null || guild.isSilenced(member)) return false;
    return holds(guild.permissionsOf(member), 'BanMembers');
  };

  return {
    isReviewer,
    async requireReviewer({ userId }) {
      if (config === null) throw new AppError('appealsClosed', 'This installation does not accept appeals');
      if (!(await isReviewer(userId))) throw new AppError('forbidden', 'You cannot review appeals');
    },
  };
}
