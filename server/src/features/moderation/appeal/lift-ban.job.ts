import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { cutText } from '@perigee/core/base/text/cut';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { platformProblem } from '../../../discord/platform-problem.ts';
import { liftBanJob } from './appeal-jobs.ts';
import type { AppealStore } from './appeal-store.ts';
import type { EffectStore } from './effect-store.ts';

/**
 * The ban is already gone: somebody else lifted it, or an earlier run of this job did before its process was killed.
 */
const NO_BAN = [Code.UnknownBan, Code.UnknownUser];

/** The platform's limit for an audit log reason. */
const AUDIT_REASON_MAX = 512;

/** Lifts the ban of an approved appeal. */
export function liftBan(appeals: AppealStore, effects: EffectStore): Job {
  return defineJob(liftBanJob, {
    async perform({ api }, { id }, { guildId }) {
      const appeal = await appeals.find({ guildId, id });
      if (appeal === null || appeal.state !== 'approved' || appeal.liftedAt !== null) return;
      const { userId, decidedByName: name, decidedBy: by } = appeal;
      const reason = cutText(`Appeal approved by ${name ?? ''} (${by ?? ''})`, AUDIT_REASON_MAX);
      try {
        await ignoreErrorCodes(NO_BAN, api.guilds.unbanUser(guildId, userId, { reason }));
      } catch (error) {
        await effects.noteLiftProblem(appeal, platformProblem(error));
        throw error;
      }
      await effects.banEnded(guildId, userId);
    },
  });
}
