import { userMention } from '@discordjs/formatters';
import { m } from '#texts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { reportClearedJob } from './clearing-jobs.ts';
import type { ClearingStore } from './clearing-store.ts';
import { describeClearing } from './describe-clearing.ts';

/** Reports the result to the moderator if the process that handled the command died before doing so. */
export function reportCleared(store: ClearingStore): Job {
  return defineJob(reportClearedJob, {
    failsWithoutAccess: true,
    async perform({ settings }, { id }, { guildId, number, send }) {
      const clearing = await store.find(guildId, id);
      if (clearing === null) return;
      // Claimed first, as the command may be about to answer; a later attempt sends what the first one claimed.
      const isClaimed = await store.answer(guildId, id);
      if (!isClaimed && number === 1) return;
      const { language } = await settings.get(guildId);
      const locale = language.interface;
      const mention = userMention(clearing.moderatorId);
      await send(clearing.channelId, {
        content: m.clear_told({ mention, outcome: describeClearing(clearing, locale) }, { locale }),
        allowed_mentions: { users: [clearing.moderatorId] },
      });
    },
  });
}
