import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { escapeText, markup } from '../../../texts/people-text.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { NO_PINGS } from '../../../bot/message-of.ts';
import { announcePollResultJob } from './poll-jobs.ts';
import type { PollStore, Poll } from './poll-store.ts';

/** Replies to a closed poll with its result, because nobody would notice the edit of an old message. */
export function announcePollResult(store: PollStore): Job {
  return defineJob(announcePollResultJob, {
    failsWithoutAccess: true,
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

/** The result of a closed poll, in one line. */
function describePollResult({ question: text, answers, votes }: Poll, locale: Locale): string {
  const question = escapeText(text);
  const most = Math.max(...votes);
  if (most === 0) return m.poll_result_none({ question }, { locale });

  const ahead = answers.filter((_, index) => votes[index] === most).map((answer) => `**${escapeText(answer)}**`);
  const count = m.poll_votes({ count: most }, { locale });
  return ahead.length === 1
    ? m.poll_result_won({ question, answer: markup(ahead.join()), votes: count }, { locale })
    : m.poll_result_tied({ question, answers: ahead.join(', '), votes: count }, { locale });
}
