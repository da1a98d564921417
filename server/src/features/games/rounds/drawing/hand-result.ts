import { isNatural, TWENTY_ONE } from '@perigee/core/games/blackjack/cards';
import type { blackjackRules } from '@perigee/core/games/blackjack/rules';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';

export type HandResult = 'natural' | 'won' | 'push' | 'bust' | 'lost';

type Hand = ReturnType<typeof blackjackRules.view>['hands'][number];

/** The result of a hand. A bust is known at once; any other result is null until the round is over. */
export function handResult({ cards, total, staked, paid }: Hand, isSplit: boolean): HandResult | null {
  if (total.total > TWENTY_ONE) return 'bust';
  if (paid === null) return null;
  if (paid === staked) return 'push';
  if (paid < staked) return 'lost';
  return !isSplit && isNatural(cards) ? 'natural' : 'won';
}

const TEXTS = {
  natural: m.game_picture_natural,
  won: m.game_picture_won,
  push: m.game_picture_push,
  bust: m.game_picture_bust,
  lost: m.game_picture_lost,
};

/** How a hand of blackjack ended, in words. */
export function resultText(result: HandResult, locale: Locale): string {
  return TEXTS[result]({}, { locale });
}
