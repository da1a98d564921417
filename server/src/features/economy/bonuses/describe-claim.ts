import { time, TimestampStyles } from '@discordjs/formatters';
import type { Bonus } from '@perigee/core/economy/bonuses/periods';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import type { APIEmbed } from 'discord-api-types/v10';
import { m } from '#texts';
import { type MoneyWriting, writeMoney } from '../balances/write-money.ts';
import type { ClaimOutcome } from './claim-bonus.ts';

type Text<Inputs> = (inputs: Inputs, options: { locale: Locale }) => string;

/** The texts of a bonus. */
interface BonusTexts {
  claimed: Text<{ amount: string }>;
  inARow: Text<{ count: number }>;
  excused: Text<object>;
  next: Text<{ when: string }>;
  waiting: Text<{ when: string }>;
  off: Text<object>;
}

export const BONUS_TEXTS: Record<Bonus, BonusTexts> = {
  daily: {
    claimed: m.daily_claimed,
    inARow: m.daily_streak,
    excused: m.daily_excused,
    next: m.daily_next,
    waiting: m.daily_waiting,
    off: m.daily_off,
  },
  weekly: {
    claimed: m.weekly_claimed,
    inARow: m.weekly_streak,
    excused: m.weekly_excused,
    next: m.weekly_next,
    waiting: m.weekly_waiting,
    off: m.weekly_off,
  },
};

type Success = Extract<ClaimOutcome, { outcome: 'claimed' }>;

/** The reply to a claim: the amount, the streak, and when the next one is due. */
export function describeClaim(
  bonus: Bonus,
  amount: number,
  { streak, balance, nextAt }: Success,
  writing: MoneyWriting,
): APIEmbed {
  const { locale } = writing;
  const texts = BONUS_TEXTS[bonus];
  const lines = [
    texts.claimed({ amount: writeMoney(amount, writing) }, { locale }),
    ...(streak.count > 1 ? [`🔥 ${texts.inARow({ count: streak.count }, { locale })}`] : []),
    ...(streak.isExcused ? [texts.excused({}, { locale })] : []),
    texts.next({ when: time(nextAt, TimestampStyles.RelativeTime) }, { locale }),
  ];
  const footer = { text: m.balance_now({ balance: writeMoney(balance, writing) }, { locale }) };
  return { color: ACCENT_COLOR, description: lines.join('\n'), footer };
}
