import type { MessageMatch } from '../../../../jobs/job-attempt.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { platformProblem } from '../../../../discord/platform-problem.ts';
import { postReviewJob } from '../appeal-jobs.ts';
import type { AppealStore } from '../appeal-store.ts';
import type { EffectStore } from '../effect-store.ts';
import { writeReview } from './write-review.ts';

/** Posts an appeal in the review channel, once. */
export function postReview(appeals: AppealStore, effects: EffectStore): Job {
  return defineJob(postReviewJob, {
    async perform(ctx, { id }, { guildId, send }) {
      const appeal = await appeals.find({ guildId, id });
      if (appeal === null || appeal.channelId === null || appeal.messageId !== null) return;
      const matches: MessageMatch = ({ components }) => JSON.stringify(components ?? []).includes(id);
      try {
        await effects.notePosted(appeal, await send(appeal.channelId, await writeReview(ctx, appeal), matches));
      } catch (error) {
        await effects.notePostProblem(appeal, platformProblem(error));
        throw error;
      }
    },
  });
}
