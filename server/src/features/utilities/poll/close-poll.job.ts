import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { NO_PINGS } from '../../../bot/message-of.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { describePoll } from './describe-poll.ts';
import { closePollJob } from './poll-jobs.ts';
import type { PollStore } from './poll-store.ts';

/** Closes a poll when its time is up, and updates its message with the result. */
export function closePoll(store: PollStore): Job {
  return defineJob(closePollJob, {
    async perform({ api, settings }, { id }, { guildId }) {
      await store.close(guildId, id);
      const poll = await store.find(guildId, id);
      if (poll === null || poll.messageId === null) return;
      const { language } = await settings.get(guildId);
      const body = { ...describePoll(poll, language.interface), allowed_mentions: NO_PINGS };
      await ignoreErrorCodes(MESSAGE_GONE, api.channels.editMessage(poll.channelId, poll.messageId, body));
    },
  });
}

const MESSAGE_GONE = [Code.UnknownMessage, Code.UnknownChannel, Code.MissingAccess];
