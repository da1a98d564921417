import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { OptionsOf } from '../../../bot/options/option-values.ts';
import { idOfInvocation } from '../../../bot/id-of-invocation.ts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import { refuseToSpeak } from '../../../bot/commands/refuse-to-speak.ts';
import { refuseWithUsage } from '../../../bot/commands/usage-refusal.ts';
import { describePoll } from './describe-poll.ts';
import { POLL_OPTIONS } from './poll-options.ts';
import type { PollStore } from './poll-store.ts';
import { ANSWER_MAX, ANSWERS_MAX, readAnswers } from './read-answers.ts';

/** Longest question, in UTF-16 code units: the limit of an embed title. */
const QUESTION_MAX = 256;

/** Posts a poll. Each member has one vote and can change it until the poll closes. */
export function pollCommand(store: PollStore): CommandDefinition {
  const poll = defineCommand({
    name: 'poll',
    category: 'utilities',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'poll', description: 'Creates a poll: up to 10 answers, one vote each', aliases: ['vote'] },
      ru: {
        name: 'опрос',
        description: 'Создаёт опрос: до 10 ответов, у каждого один голос',
        aliases: ['голосование'],
      },
    },
    options: POLL_OPTIONS,
    async run(ctx) {
      if (await refuseToSpeak(ctx)) return;
      const { guildId, channelId, user, invocationId, options, locale, reply } = ctx;
      const read = readPoll(options, locale);
      if ('refused' in read) {
        await refuseWithUsage(ctx, poll, read.refused);
        return;
      }
      const opened = await store.open({
        guildId,
        id: idOfInvocation('poll', invocationId),
        channelId,
        authorId: user.id,
        ...read,
      });
      const sent = await reply(describePoll(opened, locale));
      await store.place(opened, await sent.messageId());
    },
  });
  return poll;
}

type ReadPoll = { question: string; answers: string[]; closesAt: Date | null } | { refused: string };

function readPoll(options: OptionsOf<typeof POLL_OPTIONS>, locale: Locale): ReadPoll {
  const { question, duration } = options;
  if (question.length > QUESTION_MAX) return { refused: m.text_too_long({ max: QUESTION_MAX }, { locale }) };
  const answers = readAnswers(options.answers);
  if (answers === null)
    return { refused: m.poll_answers_refused({ max: ANSWERS_MAX, length: ANSWER_MAX }, { locale }) };
  const closesAt = duration === undefined ? null : new Date(Date.now() + duration);
  return { question, answers, closesAt };
}
