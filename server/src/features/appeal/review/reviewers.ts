import { holds } from '@perigee/core/permissions/permissions';
import type { AppealConfig } from '../../../config/config.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { GuildDirectory } from '../../directory/index.ts';

/** Checks who reviews appeals: members of the support community who may ban there. */
export interface Reviewers {
  isReviewer(userId: string): Promise<boolean>;
  /** @throws AppError `forbidden` for everybody else, `appealsClosed` if there is no support community. */
  requireReviewer(caller: Caller): Promise<void>;
}

export function createReviewers(config: AppealConfig | null, directory: GuildDirectory): Reviewers {
  const isReviewer = async (userId: string) => {
    if (config === null) return false;
    try {
      const member = await directory.member(config.guildId, userId);
      return holds((await directory.get(config.guildId)).permissionsOf(member), 'BanMembers');
    } catch (error) {
      if (error instanceof AppError && error.code === 'notFound') return false;
      throw error;
    }
  };

  return {
    isReviewer,
    async requireReviewer({ userId }) {
      if (config === null) throw new AppError('appealsClosed', 'Appeals are not taken here');
      if (!(await isReviewer(userId))) throw new AppError('forbidden', 'You do not review appeals');
    },
  };
}
