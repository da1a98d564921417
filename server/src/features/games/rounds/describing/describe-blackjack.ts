import { type Card, handTotal, type HandTotal, isNatural, TWENTY_ONE } from '@perigee/core/games/blackjack/cards';
import type { ViewOf } from '@perigee/core/games/catalogue';
import { itemAt } from '@perigee/core/base/lists/known-entries';
import { m } from '#texts';
import type { GameDescription, RoundContext } from './description.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUITS = ['♠', '♥', '♦', '♣'] as const;

/** A round of blackjack in words, with its buttons. */
export function describeBlackjack(
  { hands, active, dealer, canDouble, canSplit, isOver }: ViewOf<'blackjack'>,
  { locale }: RoundContext,
): GameDescription {
  const isSplit = hands.length > 1;
  const dealt = `${cardsOf(dealer)}${isOver ? '' : ' 🂠'}`;
  const lines = [
    m.blackjack_dealer({ cards: dealt, total: totalOf(handTotal(dealer), dealer, locale, false) }, { locale }),
    ...hands.map(({ cards, total, isDoubled }, index) => {
      const doubled = isDoubled ? `, ${m.blackjack_doubled({}, { locale })}` : '';
      const reported = { cards: cardsOf(cards), total: `${totalOf(total, cards, locale, isSplit)}${doubled}` };
      const line = isSplit
        ? m.blackjack_split_hand({ ...reported, number: index + 1 }, { locale })
        : m.blackjack_hand(reported, { locale });
      return index === active && isSplit ? `▶ ${line}` : line;
    }),
  ];
  const shown = { besidePicture: [], lines, emoji: '🃏' };
  if (isOver) return { ...shown, moves: [] };
  return {
    ...shown,
    moves: [
      [
        { move: 'hit', label: m.blackjack_hit({}, { locale }), isPrimary: true },
        { move: 'stand', label: m.blackjack_stand({}, { locale }) },
        ...(canDouble ? [{ move: 'double', label: m.blackjack_double({}, { locale }) }] : []),
        ...(canSplit ? [{ move: 'split', label: m.blackjack_split({}, { locale }) }] : []),
      ],
    ],
  };
}

function cardsOf(cards: readonly Card[]): string {
  return cards
    .map((card) => `\`${itemAt(RANKS, card % RANKS.length)}${itemAt(SUITS, Math.floor(card / RANKS.length))}\``)
    .join(' ');
}

function totalOf(
  { total }: HandTotal,
  cards: readonly Card[],
  locale: RoundContext['locale'],
  isSplit: boolean,
): string {
  if (total > TWENTY_ONE) return `**${total}** (${m.blackjack_bust({}, { locale })})`;
  return isNatural(cards) && !isSplit ? `**${m.blackjack_natural({}, { locale })}**` : `**${total}**`;
}
