import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import { NOBODY } from '@perigee/core/base/ids/nobody';
import { cutText } from '@perigee/core/base/text/cut';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import type { MoneyWriting } from '../../../economy/index.ts';
import type { GiveawayRecord } from '../record.ts';
import type { Winner } from '../stores/winner-store.ts';
import { entryRow, resultRow } from './buttons.ts';
import { describeGiveawayPrize } from './describe-prize.ts';
import { describeEntryRequirements } from './describe-requirements.ts';

/** The platform's limit. */
const TITLE_MAX = 256;

/** What the message of a giveaway shows; `number` is null before it is stored. */
export interface ShownGiveaway
  extends Pick<GiveawayRecord, 'about' | 'state' | 'createdBy' | 'endsAt' | 'endedAt' | 'commitment'> {
  id: string;
  number: number | null;
  entries: number;
  /** The members drawn so far. */
  drawn: readonly Pick<Winner, 'userId' | 'state'>[];
}

/** A giveaway as its message shows it. */
export function drawMessage(giveaway: ShownGiveaway, writing: MoneyWriting, publicUrl: string) {
  const { about, id, state, entries } = giveaway;
  const { locale } = writing;
  const requirements = describeEntryRequirements(about, locale);
  const paragraphs = [
    about.description,
    [
      momentOf(giveaway, locale),
      m.giveaway_winner_count({ count: about.winners }, { locale }),
      ...(giveaway.createdBy === NOBODY
        ? []
        : [m.giveaway_host({ member: userMention(giveaway.createdBy) }, { locale })]),
      ...(state === 'ended' || state === 'cancelled' ? [m.giveaway_entries({ count: entries }, { locale })] : []),
    ].join('\n'),
    requirements.length === 0 ? '' : [m.giveaway_who_may({}, { locale }), ...requirements].join('\n'),
    state === 'ended' ? winnersOf(giveaway, locale) : '',
  ];
  return {
    embeds: [
      {
        color: ACCENT_COLOR,
        title: cutText(describeGiveawayPrize(about.prize, writing), TITLE_MAX),
        description: paragraphs.filter((text) => text !== '').join('\n\n'),
        footer: { text: footerOf(giveaway, locale) },
      },
    ],
    components: state === 'running' ? entryRow(id, entries, locale) : afterwards(giveaway, locale, publicUrl),
  };
}

/** What a giveaway is about in an answer to a manager: its prize, end, number of winners and who won. */
export function summarizeGiveaway(
  { about, state, ...rest }: Pick<ShownGiveaway, 'about' | 'state' | 'endsAt' | 'endedAt' | 'drawn'>,
  writing: MoneyWriting,
): string {
  const { locale } = writing;
  const isBeingDrawn = state === 'running' && rest.endsAt !== null && rest.endsAt.getTime() <= Date.now();
  const prize = escapeText(describeGiveawayPrize(about.prize, writing));
  return [
    `**${prize}** · ${m.giveaway_winner_count({ count: about.winners }, { locale })}`,
    state === 'draft' || isBeingDrawn ? '' : momentOf({ state, ...rest }, locale),
    state === 'ended' ? winnersOf(rest, locale) : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function afterwards({ id, state }: ShownGiveaway, locale: Locale, publicUrl: string) {
  return state === 'ended' ? resultRow({ id, publicUrl, isClaimed: true }, locale) : [];
}

function momentOf(
  { state, endsAt, endedAt }: Pick<ShownGiveaway, 'state' | 'endsAt' | 'endedAt'>,
  locale: Locale,
): string {
  if (state === 'cancelled') return m.giveaway_called_off({}, { locale });
  if (state === 'paused') return m.giveaway_paused({}, { locale });
  if (state === 'ended')
    return m.giveaway_over({ moment: write(endedAt, TimestampStyles.LongDateShortTime) }, { locale });
  const relative = write(endsAt, TimestampStyles.RelativeTime);
  return m.giveaway_ends({ relative, moment: write(endsAt, TimestampStyles.LongDateShortTime) }, { locale });
}

function write(moment: Date | null, style: Parameters<typeof time>[1]): string {
  return moment === null ? '' : time(Math.round(moment.getTime() / 1000), style);
}

function winnersOf({ drawn }: Pick<ShownGiveaway, 'drawn'>, locale: Locale): string {
  const winners = drawn.filter(({ state }) => state === 'won' || state === 'unclaimed');
  if (winners.length === 0) return m.giveaway_nobody_won({}, { locale });
  const members = winners.map(({ userId }) => userMention(userId)).join(', ');
  return m.giveaway_winners_are({ members }, { locale });
}

function footerOf({ number, commitment }: ShownGiveaway, locale: Locale): string {
  if (number === null) return m.giveaway_footer_new({}, { locale });
  return commitment === null
    ? m.giveaway_footer_draft({ number }, { locale })
    : m.giveaway_footer({ number, commitment }, { locale });
}
