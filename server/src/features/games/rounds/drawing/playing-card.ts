import { type Card } from '@perigee/core/games/blackjack/cards';
import { itemAt } from '@perigee/core/base/lists/known-entries';
import { PALETTES } from '../../../../cards/palette.ts';
import { element, type SvgElement } from '../../../../cards/svg.ts';
import { heading } from './picture-text.ts';

export const PLAYING_CARD = { width: 92, height: 130 } as const;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const RED = '#d3273e';
const BLACK = '#101828';

/** Each is drawn in a 24 by 24 square around the origin. */
const SUITS = [
  {
    sign: '♠',
    fill: BLACK,
    d: 'M0 -11C5 -5 10 -2 10 3.500 10 8 5 9.500 1.500 6.500L3.500 11H-3.500L-1.500 6.500C-5 9.500 -10 8 -10 3.500 -10 -2 -5 -5 0 -11Z',
  },
  {
    sign: '♥',
    fill: RED,
    d: 'M0 10.500C-5 6 -10.500 2 -10.500 -4 -10.500 -10 -3 -11.500 0 -6 3 -11.500 10.500 -10 10.500 -4 10.500 2 5 6 0 10.500Z',
  },
  { sign: '♦', fill: RED, d: 'M0 -11.500 8.500 0 0 11.500 -8.500 0Z' },
  {
    sign: '♣',
    fill: BLACK,
    d: 'M0 -11A5 5 0 0 1 4.600 -3.600 5.200 5.200 0 1 1 1.500 4.600L3.500 11H-3.500L-1.500 4.600A5.200 5.200 0 1 1 -4.600 -3.600 5 5 0 0 1 0 -11Z',
  },
] as const;

interface CardPosition {
  /** The upper left corner. */
  x: number;
  y: number;
}

function blank({ x, y }: CardPosition, fill: string, ...more: SvgElement[]): SvgElement {
  const { width, height } = PLAYING_CARD;
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    element('rect', { x: -1, y: -1, width: width + 2, height: height + 2, rx: 12, fill: PALETTES.dark.sky }),
    element('rect', { x: 1, y: 1, width: width - 2, height: height - 2, rx: 10, fill }),
    ...more,
  );
}

/** A face-up card: its rank, large enough to read on a phone, and its suit. */
export function openCard(card: Card, laid: CardPosition): SvgElement {
  const suit = itemAt(SUITS, Math.floor(card / RANKS.length));
  const rank = itemAt(RANKS, card % RANKS.length);
  const mark = (x: number, y: number, scale: number) =>
    element('path', { d: suit.d, fill: suit.fill, transform: `translate(${x} ${y}) scale(${scale})` });
  return blank(
    laid,
    PALETTES.light.surface,
    heading(rank, { x: 11, y: 42, fill: suit.fill, sizes: [36, 30], maxWidth: 56 }),
    mark(PLAYING_CARD.width - 33, PLAYING_CARD.height - 37, 2.05),
    mark(24, 65, 0.95),
  );
}

/** A face-down card: a planet with its ring. */
export function closedCard(laid: CardPosition): SvgElement {
  const { signal, line, raised, glow } = PALETTES.dark;
  const { width, height } = PLAYING_CARD;
  const middle = { cx: width / 2, cy: height / 2 };
  return blank(
    laid,
    raised,
    element('rect', {
      x: 8,
      y: 8,
      width: width - 16,
      height: height - 16,
      rx: 6,
      fill: 'none',
      stroke: line,
      'stroke-width': 2,
    }),
    element('circle', { ...middle, r: 19, fill: signal }),
    element('ellipse', {
      ...middle,
      rx: 33,
      ry: 10,
      fill: 'none',
      stroke: glow,
      'stroke-width': 3,
      transform: `rotate(-24 ${middle.cx} ${middle.cy})`,
    }),
  );
}

/** “10♥”. */
export function cardText(card: Card): string {
  return `${itemAt(RANKS, card % RANKS.length)}${itemAt(SUITS, Math.floor(card / RANKS.length)).sign}`;
}
