import { time, TimestampStyles } from '@discordjs/formatters';
import { m } from '#texts';
import { type MoneyWriting, writeMoney } from '../../../economy/index.ts';
import type { RoundRefusal } from '../refusal.ts';

/** Why a round does not start or refuses a press, in words for the person who asked. */
// One case per reason.
// oxlint-disable-next-line max-lines-per-function
export function gameRefusalText(refusal: RoundRefusal, writing: MoneyWriting): string {
  const { locale } = writing;
  switch (refusal.why) {
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
    case 'tooLarge':
      return m.amount_too_large({}, { locale });
    case 'tooSmallToWin':
      return m.game_refused_too_small({ smallest: writeMoney(refusal.smallestStake ?? 1, writing) }, { locale });
    case 'paused':
      return m.game_refused_paused({ when: time(refusal.until, TimestampStyles.LongDateShortTime) }, { locale });
    case 'tooNew':
      return m.earning_too_new({ when: time(refusal.readyAt, TimestampStyles.RelativeTime) }, { locale });
    case 'waiting':
      return m.game_refused_waiting({ when: time(refusal.readyAt, TimestampStyles.RelativeTime) }, { locale });
    case 'off':
      return m.game_refused_off({}, { locale });
    case 'opponent':
      return m.game_refused_opponent({}, { locale });
    case 'repeated':
      return m.earning_repeated({}, { locale });
    case 'drawing':
      return m.game_refused_drawing({}, { locale });
    case 'notYours':
      return m.game_refused_not_yours({}, { locale });
    case 'unknown':
      return m.game_refused_unknown({}, { locale });
    case 'over':
      return m.game_refused_over({}, { locale });
    case 'stale':
      return m.game_refused_stale({}, { locale });
    case 'notYourTurn':
      return m.game_refused_turn({}, { locale });
    case 'unknownAct':
    case 'notPossible':
      return m.game_refused_not_possible({}, { locale });
    case 'wrongSeats':
    case 'badOptions':
      return m.game_refused_options({}, { locale });
    case 'nothingToWin':
      return m.game_refused_nothing_to_win({}, { locale });
    default:
      return refusal satisfies never;
  }
}
