import type { blackjackRules } from '@perigee/core/games/blackjack/rules';
import { handTotal, isNatural, TWENTY_ONE } from '@perigee/core/games/blackjack/cards';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { backdrop } from '../../../../cards/backdrop.ts';
import { PALETTES } from '../../../../cards/palette.ts';
import { drawing, element, type SvgElement } from '../../../../cards/svg.ts';
import { type MoneyWriting, plainMoney } from '../../../economy/index.ts';
import { drawHand } from './blackjack-hand.ts';
import { numberFormat } from '../number-format.ts';
import { amount } from './picture-text.ts';
import { cardText } from './playing-card.ts';
import type { RoundDrawing } from './round-drawing.ts';

export type BlackjackView = ReturnType<typeof blackjackRules.view>;

const SIZE = { width: 640, height: 440 } as const;
const LEFT = 36;
const RIGHT = SIZE.width - 36;
const GAP = 24;
const { signal, good, bad, dim, line } = PALETTES.dark;

/** The table: the dealer's cards above, the player's below, each with their total. */
export function blackjackPicture(view: BlackjackView, writing: MoneyWriting): RoundDrawing {
  const { locale } = writing;
  const { hands, dealer, isOver } = view;
  return {
    svg: drawing(
      SIZE,
      ...backdrop({
        ...SIZE,
        accent: accentOf(view),
        corner: 24,
        glow: { x: SIZE.width / 2, y: SIZE.height + 60, radius: 420 },
      }),
      element('path', { d: `M${LEFT} 218H${RIGHT}`, stroke: line, 'stroke-width': 2 }),
      ...drawHand({
        locale,
        title: m.game_picture_dealer({}, { locale }),
        cards: dealer,
        hidden: isOver ? 0 : 1,
        x: LEFT,
        y: 20,
        width: RIGHT - LEFT,
      }),
      ...hands.flatMap((_, index) => playerHand(view, index, locale)),
      ...stake(view, writing),
    ),
    description: describe(view, writing),
  };
}

const COLORS = { natural: good, won: good, push: dim, bust: bad, lost: bad } as const;

function playerHand({ hands, active }: BlackjackView, index: number, locale: Locale): SvgElement[] {
  const hand = hands[index];
  if (hand === undefined) return [];
  const isSplit = hands.length > 1;
  const width = (RIGHT - LEFT - GAP * (hands.length - 1)) / hands.length;
  const result = handResult(hand, isSplit);
  const number = numberFormat(locale).format(index + 1);
  return drawHand({
    locale,
    title: isSplit ? m.game_picture_hand({ number }, { locale }) : m.game_picture_you({}, { locale }),
    cards: hand.cards,
    x: LEFT + index * (width + GAP),
    y: 230,
    width,
    isActive: isSplit && index === active,
    isResting: active !== null && index !== active,
    ...(result === null ? {} : { result: resultText(result, locale), color: COLORS[result] }),
  });
}

/** The colour by the total gain of all hands. */
function accentOf({ hands, isOver }: BlackjackView): string {
  if (!isOver) return signal;
  const gain = hands.reduce((sum, { paid, staked }) => sum + (paid ?? 0) - staked, 0);
  return gain > 0 ? good : gain < 0 ? bad : signal;
}

function stake({ hands }: BlackjackView, { locale }: MoneyWriting): SvgElement[] {
  const staked = hands.reduce((sum, hand) => sum + hand.staked, 0);
  return [amount(staked, { locale, x: RIGHT, y: 52, anchor: 'end', sizes: [28, 26, 24, 22], maxWidth: 300 })];
}

function describe({ hands, dealer, isOver, active }: BlackjackView, writing: MoneyWriting): string {
  const { locale } = writing;
  const shown = numberFormat(locale);
  const reported = hands.map((hand, index) => {
    const result = handResult(hand, hands.length > 1);
    const values = {
      number: shown.format(index + 1),
      cards: hand.cards.map(cardText).join(' '),
      total: shown.format(hand.total.total),
      stake: plainMoney(hand.staked, writing),
    };
    const words =
      hands.length === 1 ? m.game_described_hand(values, { locale }) : m.game_described_split(values, { locale });
    if (result !== null) return `${words} ${resultText(result, locale)}.`;
    return index === active && hands.length > 1 ? `${words} ${m.game_described_turn({}, { locale })}` : words;
  });
  const table = { cards: dealer.map(cardText).join(' '), total: shown.format(handTotal(dealer).total) };
  const house = isOver ? m.game_described_dealer(table, { locale }) : m.game_described_dealer_hidden(table, { locale });
  return [m.game_described_blackjack({}, { locale }), house, ...reported].join(' ');
}

type HandResult = 'natural' | 'won' | 'push' | 'bust' | 'lost';

type Hand = ReturnType<typeof blackjackRules.view>['hands'][number];

/** The result of a hand. A bust is known at once; any other result is null until the round is over. */
function handResult({ cards, total, staked, paid }: Hand, isSplit: boolean): HandResult | null {
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
function resultText(result: HandResult, locale: Locale): string {
  return TEXTS[result]({}, { locale });
}
