import type { Locale } from '@perigee/core/base/locales/locales';
import {
  MINEFIELD_ARROWS,
  MINEFIELD_ROWS_MAX,
  type MinefieldArrow,
  type MinefieldMultiplier,
  type minefieldRules,
} from '@perigee/core/games/minefield/rules';
import { PALETTES } from '../../../../cards/palette.ts';
import { element, type SvgElement } from '../../../../cards/svg.ts';
import { numberFormat } from '../number-format.ts';
import { label, strong, times } from './picture-text.ts';

type MinefieldView = ReturnType<typeof minefieldRules.view>;

/** Rows visible at a time. */
const VISIBLE = 6;
const TILE = { width: 96, height: 44, gap: 14, radius: 12 } as const;
const LEFT = 302;
const BOTTOM = 376;
const { surface, raised, line, text, dim, sky, money, bad, signal } = PALETTES.dark;

/** The field, first row at the bottom, with the path taken through it. */
export function minefieldRows(view: MinefieldView, accent: string, locale: Locale): SvgElement[] {
  const { crossed, end } = view;
  const first = Math.min(Math.max(0, crossed.length - VISIBLE + 2), MINEFIELD_ROWS_MAX - VISIBLE);
  const rows = Array.from({ length: VISIBLE }, (_, index) => first + index);
  const way = crossed.map(({ picked }, row) => middleOf(picked, row - first));
  return [
    ...path(visiblePath(way, first), accent),
    ...rows.flatMap((row) => {
      const { x, y } = middleOf('left', row - first);
      const isNext = row === crossed.length && end === null;
      const number = {
        x: x - TILE.width / 2 - 14,
        y: y + 9,
        anchor: 'end',
        ...(isNext ? { fill: text } : {}),
      } as const;
      return [
        label(numberFormat(locale).format(row + 1), number),
        ...MINEFIELD_ARROWS.flatMap((arrow) =>
          tile(view, row, arrow, { at: middleOf(arrow, row - first), accent, locale }),
        ),
      ];
    }),
  ];
}

interface Point {
  x: number;
  y: number;
}

function middleOf(arrow: MinefieldArrow, row: number): Point {
  return {
    x: LEFT + TILE.width / 2 + MINEFIELD_ARROWS.indexOf(arrow) * (TILE.width + TILE.gap),
    y: BOTTOM - TILE.height / 2 - row * (TILE.height + TILE.gap),
  };
}

/** The visible part of the path; it enters halfway from the row below. */
function visiblePath(way: readonly Point[], first: number): Point[] {
  const [below, lowest] = [way[first - 1], way[first]];
  const from =
    below === undefined || lowest === undefined ? [] : [{ x: (below.x + lowest.x) / 2, y: (below.y + lowest.y) / 2 }];
  return [...from, ...way.slice(first)];
}

/** Drawn below the tiles, so it shows only between them. */
function path(way: readonly Point[], accent: string): SvgElement[] {
  if (way.length < 2) return [];
  const d = `M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return [element('path', { d, fill: 'none', stroke: accent, 'stroke-width': 6 })];
}

interface Look {
  at: Point;
  accent: string;
  locale: Locale;
}

function tile(
  { crossed, ahead, end }: MinefieldView,
  row: number,
  arrow: MinefieldArrow,
  { at, accent, locale }: Look,
): SvgElement[] {
  const behind = crossed[row];
  if (behind?.picked === arrow) {
    const hidden = behind.row[arrow];
    const fill = hidden === 0 ? bad : hidden === 2 ? money : signal;
    return [plate(at, { fill }), ...content(hidden, at, { fill: sky, locale })];
  }
  // The other tiles of a crossed row, and the row nobody entered, are revealed only at the end.
  const reported = end === null ? null : (behind?.row ?? (row === crossed.length ? ahead : null));
  if (reported !== null) {
    return [plate(at, { fill: raised, stroke: line }), ...content(reported[arrow], at, { fill: dim, locale })];
  }
  if (row === crossed.length && end === null) {
    return [plate(at, { fill: raised, stroke: accent }), arrowAt(at, TURNS[arrow])];
  }
  return [plate(at, { fill: surface, stroke: line, opacity: row < crossed.length ? 1 : 0.6 })];
}

function plate({ x, y }: Point, look: { fill: string; stroke?: string; opacity?: number }): SvgElement {
  const { width, height, radius } = TILE;
  return element('rect', {
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    rx: radius,
    'stroke-width': 2,
    ...look,
  });
}

function content(
  hidden: MinefieldMultiplier,
  at: Point,
  { fill, locale }: { fill: string; locale: Locale },
): SvgElement[] {
  if (hidden === 0) return [bomb({ ...at, fill })];
  return [strong(times(hidden, locale), { x: at.x, y: at.y + 10, anchor: 'middle', fill, sizes: [28] })];
}

const TURNS: Record<MinefieldArrow, number> = { left: -45, ahead: 0, right: 45 };

function arrowAt({ x, y }: Point, turned: number): SvgElement {
  return element('path', {
    d: 'M0 14V-13M-10 -3 0 -13 10 -3',
    transform: `translate(${x} ${y}) rotate(${turned})`,
    fill: 'none',
    stroke: text,
    'stroke-width': 4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** A ball with a burning fuse; about 34 pixels high. */
function bomb({ x, y, fill }: { x: number; y: number; fill: string }): SvgElement {
  const fuse = { fill: 'none', stroke: fill, 'stroke-width': 3, 'stroke-linecap': 'round' } as const;
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    element('circle', { cx: -2, cy: 4, r: 12, fill }),
    element('path', { d: 'M6 -5C9 -10 12 -12 16 -10', ...fuse }),
    element('circle', { cx: 17, cy: -10, r: 4.5, fill: PALETTES.dark.money, stroke: fill, 'stroke-width': 2 }),
    element('path', { d: 'M-9 3C-9 -1 -6 -3 -3 -4', ...fuse, stroke: PALETTES.dark.text, opacity: 0.5 }),
  );
}
