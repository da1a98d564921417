import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { JobDeferred } from '../../../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { showGiveawayJob } from '../giveaway-jobs.ts';
import { showGiveaway } from '../show-giveaway.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';

/** Delay before the edit of an old message is retried, in milliseconds. */
const LATER_MS = 60_000;

/** Updates the message of a giveaway to its current state. */
export function showChanges(deps: GiveawayDeps): Job {
  return defineJob(showGiveawayJob, {
    failsWithoutAccess: true,
    async perform(ctx, { id }, { guildId }) {
      const giveaway = await giveawayStore.find(deps.db, { guildId, id });
      if (giveaway === null || giveaway.state === 'draft') return;
      try {
        await showGiveaway(deps, ctx, giveaway);
      } catch (error) {
        const isTooOften =
          error instanceof DiscordAPIError && error.code === Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached;
        if (!isTooOften) throw error;
        // While it runs the edit is dropped: a retry would delay the end, which updates the message anyway.
        if (giveaway.state !== 'running') throw new JobDeferred(LATER_MS);
      }
    },
    async settle(tx, { id }, { guildId, state }) {
      if (state !== 'failed') return;
      const held = await giveawayStore.lock(tx, { guildId, id });
      // A null id means it is being reposted, so the deleted message is not the current one.
      if (held !== null && held.messageId !== null) await giveawayStore.change(tx, held, { problem: 'messageGone' });
    },
  });
}
