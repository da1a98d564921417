import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { itemAt } from '@perigee/core/base/lists/known-entries';
import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeText } from '../../../texts/people-text.ts';
import { closeId, voteId } from './poll-button.ts';
import type { Poll } from './poll-store.ts';

const BAR_LENGTH = 12;
/** The platform's limit. */
const BUTTONS_IN_A_ROW = 5;

/** The message of a poll: bars, counts and, while it is open, buttons. */
export function describePoll(poll: Poll, locale: Locale) {
  const total = poll.votes.reduce((sum, count) => sum + count, 0);
  const lines = poll.answers.map((answer, index) => lineOf(answer, itemAt(poll.votes, index), total));
  return {
    embeds: [
      {
        color: ACCENT_COLOR,
        title: poll.question,
        description: `${lines.join('\n')}\n\n${stateOf(poll, locale)}`,
        footer: { text: m.poll_votes({ count: total }, { locale }) },
      },
    ],
    components: poll.isClosed ? [] : buttonRows(poll, locale),
  };
}

function lineOf(answer: string, count: number, total: number): string {
  const share = total === 0 ? 0 : count / total;
  const filled = Math.round(share * BAR_LENGTH);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_LENGTH - filled);
  // Escaped, so that an answer cannot show a link that seems to come from the bot.
  const shown = escapeText(answer);
  return `**${shown}**\n\`${bar}\` ${count} · ${Math.round(share * 100)} %`;
}

function stateOf({ authorId, closesAt, isClosed }: Poll, locale: Locale): string {
  const author = m.poll_author({ author: userMention(authorId) }, { locale });
  if (isClosed) return `${author} · ${m.poll_closed({}, { locale })}`;
  if (closesAt === null) return author;
  const relative = time(Math.round(closesAt.getTime() / 1000), TimestampStyles.RelativeTime);
  return `${author} · ${m.poll_closes({ relative }, { locale })}`;
}

function buttonRows({ id: pollId, answers }: Poll, locale: Locale): APIActionRowComponent<APIButtonComponent>[] {
  const choices = answers.map((label, answer) => button(label, voteId.write({ pollId, answer }), ButtonStyle.Primary));
  const rows = Array.from({ length: Math.ceil(choices.length / BUTTONS_IN_A_ROW) }, (_, row) =>
    choices.slice(row * BUTTONS_IN_A_ROW, (row + 1) * BUTTONS_IN_A_ROW),
  );
  const close = button(m.poll_close({}, { locale }), closeId.write({ pollId }), ButtonStyle.Secondary);
  return [...rows, [close]].map((components) => ({ type: ComponentType.ActionRow, components }));
}

function button(label: string, id: string, style: ButtonStyle.Primary | ButtonStyle.Secondary): APIButtonComponent {
  return { type: ComponentType.Button, label, custom_id: id, style };
}
