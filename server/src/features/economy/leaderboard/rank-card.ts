import type { LevelProgress } from '@perigee/core/rewards/levels/curve';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { backdrop } from '../../../cards/backdrop.ts';
import { drawAvatar } from '../../../cards/draw-avatar.ts';
import { drawText } from '../../../cards/draw-text.ts';
import { PALETTES } from '../../../cards/palette.ts';
import { drawing, element, type SvgElement } from '../../../cards/svg.ts';
import { nameSort } from './board-texts.ts';

export interface RankCard {
  locale: Locale;
  guildName: string;
  userId: string;
  name: string;
  /** A data URL; null draws the initial. */
  avatar: string | null;
  number: number;
  balance: number;
  xp: number;
  /** Null where the guild has no levels. */
  level: LevelProgress | null;
  /** The member one place ahead; null for the first, and where unknown. */
  ahead: { number: number; balance: number } | null;
}

/** In drawing units, which equal the picture's pixels. */
export const RANK_CARD = { width: 960, height: 352 } as const;

const { text, dim, signal, glow, line, money } = PALETTES.dark;
const LEFT = 292;
const RIGHT = 908;
const BAR = { y: 268, height: 14 } as const;

/** A member's rank as a picture. */
export function rankCard(card: RankCard): string {
  const { guildName, name, number, locale } = card;
  const shown = new Intl.NumberFormat(locale);
  const rank = drawText(`#${shown.format(number)}`, {
    x: RIGHT,
    y: 124,
    anchor: 'end',
    face: 'heading',
    fill: number <= 3 ? money : glow,
    sizes: [60, 46, 34, 26] as const,
    maxWidth: 250,
  });
  const maxWidth = RIGHT - LEFT - Math.max(rank.width, 120) - 36;
  return drawing(
    RANK_CARD,
    ...backdrop(RANK_CARD),
    drawAvatar({ x: 152, y: RANK_CARD.height / 2, radius: 84, id: card.userId, name, picture: card.avatar }),
    label(m.rank_title({}, { locale }), RIGHT, 62, 'end'),
    rank.drawn,
    drawText(name, { x: LEFT, y: 88, face: 'heading', sizes: [40, 34, 28], fill: text, maxWidth }).drawn,
    drawText(guildName, { x: LEFT, y: 128, face: 'text', sizes: [24], fill: dim, maxWidth }).drawn,
    ...figures(card, shown),
    ...(card.level === null ? rankGapSvg(card, shown) : levelProgressSvg(card, card.level, shown)),
  );
}

function label(words: string, x: number, y: number, anchor: 'start' | 'end'): SvgElement {
  return drawText(words, { x, y, anchor, face: 'text', sizes: [22], fill: dim }).drawn;
}

/** Level (where there are levels), balance and experience, side by side. */
function figures({ level, balance, xp, locale }: RankCard, shown: Intl.NumberFormat): SvgElement[] {
  const values = [
    ...(level === null ? [] : [{ name: nameSort('level', locale), value: level.level }]),
    { name: nameSort('balance', locale), value: balance },
    { name: nameSort('xp', locale), value: xp },
  ];
  const width = (RIGHT - LEFT + 16) / values.length;
  return values.flatMap(({ name, value }, index) => {
    const x = LEFT + index * width;
    const look = { y: 230, face: 'strong', sizes: [38, 32, 28, 25, 20, 16], fill: text, maxWidth: width - 16 } as const;
    return [label(name, x, 188, 'start'), drawText(shown.format(value), { x, ...look }).drawn];
  });
}

/** Progress to the next level, and the distance to the next place. */
function levelProgressSvg(
  card: RankCard,
  { level, next, share }: LevelProgress,
  shown: Intl.NumberFormat,
): SvgElement[] {
  const { locale, xp } = card;
  const left = m.rank_level_left({ left: shown.format(next - xp), level: shown.format(level + 1) }, { locale });
  return [
    ...bar((RIGHT - LEFT) * share),
    label(left, LEFT, 316, 'start'),
    ...gapTexts(card, shown).map((words) => label(words, RIGHT, 316, 'end')),
  ];
}

function rankGapSvg(card: RankCard, shown: Intl.NumberFormat): SvgElement[] {
  const { balance, ahead } = card;
  const width = RIGHT - LEFT;
  return gapTexts(card, shown).flatMap((words) => [
    ...bar(ahead === null ? width : width * shareOf(balance, ahead.balance)),
    label(words, LEFT, 316, 'start'),
  ]);
}

/** The distance to the next place; empty where the member ahead is unknown. */
function gapTexts({ number, balance, ahead, locale }: RankCard, shown: Intl.NumberFormat): string[] {
  if (ahead === null) return number > 1 ? [] : [m.rank_first({}, { locale })];
  // Equal balances are ranked by id, so at least one more is needed.
  const missing = shown.format(Math.max(1, ahead.balance - balance));
  return [m.rank_ahead({ shown: missing, number: shown.format(ahead.number) }, { locale })];
}

function bar(filled: number): SvgElement[] {
  const track = { x: LEFT, y: BAR.y, height: BAR.height, rx: BAR.height / 2 };
  return [
    element('rect', { ...track, width: RIGHT - LEFT, fill: line }),
    element(
      'linearGradient',
      { id: 'way' },
      element('stop', { offset: 0, 'stop-color': signal }),
      element('stop', { offset: 1, 'stop-color': glow }),
    ),
    element('rect', { ...track, width: Math.max(BAR.height, filled), fill: 'url(#way)' }),
  ];
}

/** The share of the other member's value, from 0 to 1. */
function shareOf(own: number, others: number): number {
  if (own <= 0 || others <= 0) return own >= others ? 1 : 0;
  return Math.min(1, own / others);
}
