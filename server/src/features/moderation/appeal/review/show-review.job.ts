import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { showReviewJob } from '../appeal-jobs.ts';
import type { AppealStore } from '../appeal-store.ts';
import type { EffectStore } from '../effect-store.ts';
import { writeReview } from './write-review.ts';

/**
 * Redraws the message in the review channel. A change made meanwhile has a job of its own, which runs after this one.
 */
export function showReview(appeals: AppealStore, effects: EffectStore): Job {
  return defineJob(showReviewJob, {
    async perform(ctx, { id }, { guildId }) {
      const appeal = await appeals.find({ guildId, id });
      if (appeal === null || appeal.shownRevision === appeal.revision) return;
      const { channelId, messageId } = appeal;
      if (channelId === null || messageId === null) return;
      const body = await writeReview(ctx, appeal);
      await ignoreErrorCodes(MESSAGE_GONE, ctx.api.channels.editMessage(channelId, messageId, body));
      await effects.noteShown(appeal);
    },
  });
}

const MESSAGE_GONE = [Code.UnknownMessage, Code.UnknownChannel, Code.MissingAccess];
