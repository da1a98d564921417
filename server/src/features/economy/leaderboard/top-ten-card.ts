import {
  LEADERBOARD_PAGE,
  type Leader,
  type BoardPeriod,
  type Sort,
  sortedValue,
} from '@perigee/core/economy/leaderboard/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { readCustomEmoji } from '@perigee/core/base/text/custom-emoji';
import { m } from '#texts';
import { type CardTheme, PALETTES } from '../../../cards/palette.ts';
import { cutToWidth, singleLine } from '../../../cards/reader-text.ts';
import { drawing, element, type SvgElement } from '../../../cards/svg.ts';
import { namePeriod, nameSort, writeValue } from './board-texts.ts';
import { displayNameOf } from './display-name.ts';

export interface TopTenCard {
  guildName: string;
  moneySymbol: string;
  sort: Sort;
  period: BoardPeriod;
  /** From the first place; more than ten are ignored. */
  leaders: readonly Leader[];
  theme: CardTheme;
  locale: Locale;
}

type Palette = (typeof PALETTES)[CardTheme];

const WIDTH = 480;
const MARGIN = 24;
const HEAD = 92;
const ROW = 38;
const FOOT = 20;
/** It is embedded in other sites, which do not have the product's fonts. */
const FONTS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const NAME_SIZE = 16;
const VALUE_SIZE = 15;

/**
 * The top ten of a guild as an SVG document to embed elsewhere: it loads nothing, runs nothing and holds every name as
 * text.
 */
export function topTenCard(card: TopTenCard): string {
  const { guildName, locale, sort, period } = card;
  const palette = PALETTES[card.theme];
  const leaders = card.leaders.slice(0, LEADERBOARD_PAGE);
  const height = HEAD + Math.max(2, leaders.length) * ROW + FOOT;
  const subject = [m.board_top_ten({}, { locale }), nameSort(sort, locale), namePeriod(period, locale)].join(' · ');
  const name = singleLine(guildName);
  const rows = leaders.map((leader, index) => rowOf(leader, index, card, palette));
  return drawing(
    { width: WIDTH, height, role: 'img', 'font-family': FONTS, lang: locale },
    element('title', {}, `${name} · ${subject}`),
    frame(height, palette),
    words(cutToWidth(name, 20, WIDTH - MARGIN * 2 - 40), {
      x: MARGIN,
      y: 44,
      size: 20,
      fill: palette.text,
      weight: 700,
    }),
    words(subject, { x: MARGIN, y: 70, size: 14, fill: palette.dim }),
    mark(palette),
    ...(rows.length === 0
      ? [words(m.board_empty({}, { locale }), { x: MARGIN, y: HEAD + ROW, size: NAME_SIZE, fill: palette.dim })]
      : rows),
  );
}

function frame(height: number, { surface, line }: Palette): SvgElement {
  const inner = { x: 0.5, y: 0.5, width: WIDTH - 1, height: height - 1, rx: 14 };
  return element('rect', { ...inner, fill: surface, stroke: line });
}

/** The product's logo: a satellite at the nearest point of its orbit. */
function mark({ signal, text }: Palette): SvgElement {
  const orbit = { rx: 17, ry: 8, fill: 'none', stroke: signal, 'stroke-width': 1.5, transform: 'rotate(-28)' };
  return element(
    'g',
    { transform: `translate(${WIDTH - MARGIN - 18} 46)` },
    element('ellipse', orbit),
    element('circle', { r: 8, fill: signal }),
    element('circle', { cx: 13, cy: -10, r: 3, fill: text }),
  );
}

function rowOf(leader: Leader, index: number, card: TopTenCard, palette: Palette): SvgElement {
  const top = HEAD + index * ROW;
  const y = top + 25;
  const value = writeValue(sortedValue(leader, card.sort), card.sort, {
    locale: card.locale,
    moneySymbol: symbolOf(card),
  });
  const name = singleLine(displayNameOf(leader.user)) || leader.user.username;
  const nameWidth = WIDTH - MARGIN * 2 - 52 - 16 - widthOfValue(value);
  return element(
    'g',
    {},
    ...(index % 2 === 0
      ? [element('rect', { x: 12, y: top, width: WIDTH - 24, height: ROW, rx: 10, fill: palette.raised })]
      : []),
    words(String(leader.number), {
      x: MARGIN + 20,
      y,
      size: VALUE_SIZE,
      weight: 700,
      anchor: 'end',
      fill: [palette.money, palette.silver, palette.bronze][leader.number - 1] ?? palette.dim,
    }),
    words(cutToWidth(name, NAME_SIZE, nameWidth), {
      x: MARGIN + 36,
      y,
      size: NAME_SIZE,
      weight: index < 3 ? 600 : 400,
      fill: leader.departed ? palette.dim : palette.text,
    }),
    words(value, { x: WIDTH - MARGIN, y, size: VALUE_SIZE, weight: 600, anchor: 'end', fill: palette.text }),
  );
}

/** Digits share one width, a little over half their height. */
function widthOfValue(value: string): number {
  return value.length * VALUE_SIZE * 0.6;
}

/** A guild's custom emoji is an image, which the card does not load. */
function symbolOf({ moneySymbol }: TopTenCard): string {
  const symbol = singleLine(moneySymbol);
  return readCustomEmoji(symbol) === null ? cutToWidth(symbol, VALUE_SIZE, 60) : '';
}

interface Words {
  x: number;
  y: number;
  size: number;
  fill: string;
  weight?: number;
  anchor?: 'start' | 'end';
}

function words(content: string, { x, y, size, fill, weight, anchor }: Words): SvgElement {
  const style = {
    'font-size': size,
    'font-weight': weight,
    'text-anchor': anchor,
    style: 'font-variant-numeric: tabular-nums',
  };
  return element('text', { x, y, fill, ...style }, content);
}
