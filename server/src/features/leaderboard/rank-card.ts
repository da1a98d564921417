import type { Locale } from '@perigee/core/locales/locale';
import { m } from '#texts';
import { backdrop } from '../../cards/backdrop.ts';
import { drawAvatar } from '../../cards/draw-avatar.ts';
import { drawText } from '../../cards/draw-text.ts';
import { PALETTES } from '../../cards/palette.ts';
import { drawing, element, type SvgElement } from '../../cards/svg.ts';
import { nameSort } from './board-texts.ts';

export interface RankCard {
  locale: Locale;
  guildName: string;
  userId: string;
  name: string;
  /** A data address; null draws the initial. */
  avatar: string | null;
  number: number;
  balance: number;
  xp: number;
  /** What the next better member has; null for the first of all, and where it is not known. */
  ahead: { number: number; balance: number } | null;
}

/** In units of the drawing; the picture has as many pixels. */
export const RANK_CARD = { width: 960, height: 352 } as const;

const { text, dim, signal, glow, line, money } = PALETTES.dark;
const LEFT = 292;
const RIGHT = 908;
const BAR = { y: 268, height: 14 } as const;

/** A member's place among the others as a picture. */
export function rankCard(card: RankCard): string {
  const { guildName, name, number, locale } = card;
  const shown = new Intl.NumberFormat(locale);
  const place = drawText(`#${shown.format(number)}`, {
    x: RIGHT,
    y: 124,
    anchor: 'end',
    face: 'heading',
    fill: number <= 3 ? money : glow,
    sizes: [60, 46, 34, 26] as const,
    maxWidth: 250,
  });
  const maxWidth = RIGHT - LEFT - Math.max(place.width, 120) - 36;
  return drawing(
    RANK_CARD,
    ...backdrop(RANK_CARD),
    drawAvatar({ x: 152, y: RANK_CARD.height / 2, radius: 84, id: card.userId, name, picture: card.avatar }),
    label(m.rank_title({}, { locale }), RIGHT, 62, 'end'),
    place.drawn,
    drawText(name, { x: LEFT, y: 88, face: 'heading', sizes: [40, 34, 28], fill: text, maxWidth }).drawn,
    drawText(guildName, { x: LEFT, y: 128, face: 'text', sizes: [24], fill: dim, maxWidth }).drawn,
    ...figure(nameSort('balance', locale), shown.format(card.balance), LEFT),
    ...figure(nameSort('xp', locale), shown.format(card.xp), LEFT + 316),
    ...progress(card, shown),
  );
}

function label(words: string, x: number, y: number, anchor: 'start' | 'end'): SvgElement {
  return drawText(words, { x, y, anchor, face: 'text', sizes: [22], fill: dim }).drawn;
}

function figure(name: string, value: string, x: number): SvgElement[] {
  return [
    label(name, x, 188, 'start'),
    drawText(value, { x, y: 230, face: 'strong', sizes: [38, 32, 28, 25], fill: text, maxWidth: 300 }).drawn,
  ];
}

function progress({ number, balance, ahead, locale }: RankCard, shown: Intl.NumberFormat): SvgElement[] {
  if (ahead === null && number > 1) return [];
  const width = RIGHT - LEFT;
  const filled = ahead === null ? width : Math.max(BAR.height, width * shareOf(balance, ahead.balance));
  const bar = { x: LEFT, y: BAR.y, height: BAR.height, rx: BAR.height / 2 };
  const words =
    ahead === null
      ? m.rank_first({}, { locale })
      : m.rank_ahead(
          // Equal values are told apart by the ids, so one more is what it takes then.
          {
            shown: shown.format(Math.max(1, ahead.balance - balance)),
            number: shown.format(ahead.number),
          },
          { locale },
        );
  return [
    element('rect', { ...bar, width, fill: line }),
    element(
      'linearGradient',
      { id: 'way' },
      element('stop', { offset: 0, 'stop-color': signal }),
      element('stop', { offset: 1, 'stop-color': glow }),
    ),
    element('rect', { ...bar, width: filled, fill: 'url(#way)' }),
    label(words, LEFT, 316, 'start'),
  ];
}

/** How much of what the other one has, from 0 to 1. */
function shareOf(own: number, others: number): number {
  if (own <= 0 || others <= 0) return own >= others ? 1 : 0;
  return Math.min(1, own / others);
}
