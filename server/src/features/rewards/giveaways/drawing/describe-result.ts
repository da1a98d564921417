import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import { m } from '#texts';
import { escapeText, type EscapedText } from '../../../../texts/people-text.ts';
import type { MoneyWriting } from '../../../economy/index.ts';
import type { GiveawayRecord } from '../record.ts';
import type { Winner } from '../stores/winner-store.ts';
import { describeGiveawayPrize } from './describe-prize.ts';

/** The channel's announcement of the members drawn now. */
export function describeGiveawayResult(
  { about, entries }: Pick<GiveawayRecord, 'about' | 'entries'>,
  drawn: readonly Winner[],
  isAgain: boolean,
  writing: MoneyWriting,
): string {
  const { locale } = writing;
  const prize = shownPrize(about, writing);
  const winners = drawn.filter(({ state }) => state !== 'departed');
  if (winners.length === 0) {
    return (entries === 0 ? m.giveaway_result_none : m.giveaway_result_departed)({ prize }, { locale });
  }
  const members = winners.map(({ userId }) => userMention(userId)).join(', ');
  const [one, many] = isAgain
    ? [m.giveaway_result_again, m.giveaway_result_again_many]
    : [m.giveaway_result, m.giveaway_result_many];
  const reported = (winners.length === 1 ? one : many)({ members, prize }, { locale });
  const until = winners.find(({ claimUntil }) => claimUntil !== null)?.claimUntil ?? null;
  return until === null
    ? reported
    : `${reported}\n${m.giveaway_result_claim({ when: writeMoment(until) }, { locale })}`;
}

/** The direct message to a winner. */
export function describeWin(
  { about }: Pick<GiveawayRecord, 'about'>,
  { claimUntil }: Pick<Winner, 'claimUntil'>,
  guildName: string,
  writing: MoneyWriting,
): string {
  const { locale } = writing;
  const prize = shownPrize(about, writing);
  const reported = m.giveaway_direct({ prize, guild: escapeText(guildName) }, { locale });
  if (claimUntil === null) return reported;
  return `${reported}\n${m.giveaway_direct_claim({ when: writeMoment(claimUntil) }, { locale })}`;
}

/** A prize within a sentence, escaped: a manager's text must not look like a link from the bot. */
export function shownPrize({ prize }: GiveawayRecord['about'], writing: MoneyWriting): EscapedText {
  return escapeText(describeGiveawayPrize(prize, writing));
}

function writeMoment(moment: Date): string {
  return time(Math.round(moment.getTime() / 1000), TimestampStyles.LongDateShortTime);
}
