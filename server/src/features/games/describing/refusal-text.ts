import { time, TimestampStyles } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/locales/locale';
import { m } from '#texts';
import { type MoneyWriting, writeMoney } from '../../balances/index.ts';
import { refusalOf } from '../../wallet/index.ts';
import type { RoundRefusal } from '../play/refusal.ts';

type Text = (inputs: object, options: { locale: Locale }) => string;

const PLAIN = {
  off: m.game_refused_off,
  opponent: m.game_refused_opponent,
  repeated: m.earning_repeated,
  drawing: m.game_refused_drawing,
  notYours: m.game_refused_not_yours,
  unknown: m.game_refused_unknown,
  over: m.game_refused_over,
  stale: m.game_refused_stale,
  notYourTurn: m.game_refused_turn,
  unknownAct: m.game_refused_not_possible,
  notPossible: m.game_refused_not_possible,
  wrongSeats: m.game_refused_options,
  badOptions: m.game_refused_options,
  nothingToWin: m.game_refused_nothing_to_win,
} satisfies Record<string, Text>;

/** Why a round does not begin or does not take a press, in words to whoever asked. */
export function refusalText(refusal: RoundRefusal, writing: MoneyWriting): string {
  const { locale } = writing;
  switch (refusal.why) {
    case 'notANumber':
    case 'notWhole':
    case 'notPositive':
    case 'tooLarge':
      return refusalOf(refusal.why, locale);
    case 'belowMin':
      return m.game_refused_below_min({ limit: writeMoney(refusal.limit, writing) }, { locale });
    case 'aboveMax':
      return m.game_refused_above_max({ limit: writeMoney(refusal.limit, writing) }, { locale });
    case 'dayLimit':
      return m.game_refused_day_limit({ limit: writeMoney(refusal.limit, writing) }, { locale });
    case 'notEnough':
      return m.game_refused_not_enough({ limit: writeMoney(refusal.limit, writing) }, { locale });
    case 'dayRounds':
      return m.game_refused_day_rounds({ limit: refusal.limit }, { locale });
    case 'tickets':
      return m.game_refused_tickets({ limit: refusal.limit }, { locale });
    case 'tooSmallToWin':
      return m.game_refused_too_small({ smallest: writeMoney(refusal.smallestStake ?? 1, writing) }, { locale });
    case 'paused':
      return m.game_refused_paused({ when: time(refusal.until, TimestampStyles.LongDateShortTime) }, { locale });
    case 'tooNew':
      return m.earning_too_new({ when: time(refusal.readyAt, TimestampStyles.RelativeTime) }, { locale });
    case 'waiting':
      return m.game_refused_waiting({ when: time(refusal.readyAt, TimestampStyles.RelativeTime) }, { locale });
    default:
      return PLAIN[refusal.why]({}, { locale });
  }
}
