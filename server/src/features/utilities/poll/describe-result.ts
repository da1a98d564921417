import { escapeMarkdown } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { Poll } from './poll-store.ts';

/** The result of a closed poll, in one line. */
export function describePollResult({ question: requested, answers, votes }: Poll, locale: Locale): string {
  const question = escapeText(requested);
  const most = Math.max(...votes);
  if (most === 0) return m.poll_result_none({ question }, { locale });

  const ahead = answers.filter((_, index) => votes[index] === most).map((answer) => `**${escapeText(answer)}**`);
  const count = m.poll_votes({ count: most }, { locale });
  return ahead.length === 1
    ? m.poll_result_won({ question, answer: ahead.join(), votes: count }, { locale })
    : m.poll_result_tied({ question, answers: ahead.join(', '), votes: count }, { locale });
}

/** Escaped, so that user text cannot show a link that seems to come from the bot. */
function escapeText(text: string): string {
  return escapeMarkdown(text.replaceAll('\n', ' '), { maskedLink: true });
}
