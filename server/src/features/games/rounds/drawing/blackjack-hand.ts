import { type Card, handTotal } from '@perigee/core/games/blackjack/cards';
import type { Locale } from '@perigee/core/base/locales/locales';
import { drawText } from '../../../../cards/draw-text.ts';
import { PALETTES } from '../../../../cards/palette.ts';
import { element, type SvgElement } from '../../../../cards/svg.ts';
import { numberFormat } from '../number-format.ts';
import { closedCard, openCard, PLAYING_CARD } from './playing-card.ts';

interface DrawnHand {
  locale: Locale;
  title: string;
  cards: readonly Card[];
  /** Number of further cards, face down. */
  hidden?: number;
  /** The upper left corner, and the width available. */
  x: number;
  y: number;
  width: number;
  /** The hand being played, where there are several. */
  isActive?: boolean;
  /** Waits while the other hand is played. */
  isResting?: boolean;
  result?: string;
  color?: string;
}

const HEAD = 50;
const STEP = PLAYING_CARD.width + 8;
const { text, dim, sky, signal, raised, line } = PALETTES.dark;

/** Draws the hand's name and total above its cards. Cards overlap where there are too many for the width. */
export function drawHand(hand: DrawnHand): SvgElement[] {
  const { cards, hidden = 0, x, y, width, isActive = false, isResting = false } = hand;
  const count = cards.length + hidden;
  const step = Math.min(STEP, count > 1 ? (width - PLAYING_CARD.width) / (count - 1) : STEP);
  const laid = (index: number) => ({ x: x + index * step, y: y + HEAD });
  return [
    ...(isActive ? [frame(hand)] : []),
    ...head(hand),
    element(
      'g',
      isResting ? { opacity: 0.55 } : {},
      ...cards.map((card, index) => openCard(card, laid(index))),
      ...Array.from({ length: hidden }, (_, index) => closedCard(laid(cards.length + index))),
    ),
  ];
}

function head({
  locale,
  title,
  cards,
  x,
  y,
  width,
  result,
  color = signal,
  isActive = false,
}: DrawnHand): SvgElement[] {
  const base = y + 32;
  const total = numberFormat(locale).format(handTotal(cards).total);
  const isOpen = result === undefined;
  const words = isOpen ? total : `${total} · ${result}`;
  const written = drawText(words, { x: 14, y: base, face: 'strong', sizes: [26], fill: isOpen ? text : sky });
  const name = drawText(title, { x, y: base, face: 'text', sizes: [26], fill: isActive ? text : dim });
  const pill = { x: 0, y: base - 28, width: written.width + 28, height: 38, rx: 19, 'stroke-width': 2 };
  // A long result of one of two hands leaves no room for the name.
  const isNamed = name.width + 14 + pill.width <= width;
  return [
    ...(isNamed ? [name.drawn] : []),
    element(
      'g',
      { transform: `translate(${isNamed ? x + name.width + 14 : x} 0)` },
      element('rect', { ...pill, fill: isOpen ? raised : color, stroke: isOpen ? line : color }),
      written.drawn,
    ),
  ];
}

function frame({ x, y, width }: DrawnHand): SvgElement {
  return element('rect', {
    x: x - 10,
    y: y - 4,
    width: width + 20,
    height: HEAD + PLAYING_CARD.height + 16,
    rx: 16,
    fill: signal,
    'fill-opacity': 0.08,
    stroke: signal,
    'stroke-width': 3,
  });
}
