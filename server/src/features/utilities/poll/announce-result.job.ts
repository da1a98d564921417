import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { NO_PINGS } from '../../../bot/message-of.ts';
import { describePollResult } from './describe-result.ts';
import { announcePollResultJob } from './announce-poll-result-job.ts';
import type { PollStore } from './poll-store.ts';

/** Replies to a closed poll with its result, because nobody would notice the edit of an old message. */
export function announcePollResult(store: PollStore): Job {
  return defineJob(announcePollResultJob, {
    failsOn: [Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions],
    async perform({ settings }, { id }, { guildId, send }) {
      const poll = await store.find(guildId, id);
      if (poll === null || poll.messageId === null) return;
      const { language } = await settings.get(guildId);
      await send(poll.channelId, {
        content: describePollResult(poll, language.interface),
        message_reference: { message_id: poll.messageId, fail_if_not_exists: false },
        allowed_mentions: NO_PINGS,
      });
    },
  });
}
