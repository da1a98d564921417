import type { Locale } from '@perigee/core/base/locales/locales';
import { drawText } from '../../../../cards/draw-text.ts';
import { PALETTES } from '../../../../cards/palette.ts';
import { numberFormat } from '../number-format.ts';
import { element, type SvgElement } from '../../../../cards/svg.ts';

const { text, dim, money, sky } = PALETTES.dark;

type Sizes = readonly [number, ...number[]];
type Anchor = 'start' | 'middle' | 'end';

interface Position {
  x: number;
  /** The baseline. */
  y: number;
  anchor?: Anchor;
  fill?: string;
  sizes?: Sizes;
  maxWidth?: number;
}

/** The smallest text size: 24 of 640 units are 11 pixels on a phone. */
const LABEL: Sizes = [24];

/** Small dim text of a picture, shrunk until it fits. */
export function label(words: string, { fill = dim, sizes = LABEL, ...placed }: Position): SvgElement {
  return drawText(words, { face: 'text', fill, sizes, ...placed }).drawn;
}

/** Emphasised text of a picture, shrunk until it fits. */
export function strong(words: string, { fill = text, sizes = [30, 26, 24], ...placed }: Position): SvgElement {
  return drawText(words, { face: 'strong', fill, sizes, ...placed }).drawn;
}

/** Large text of a picture, shrunk until it fits. */
export function heading(words: string, { fill = text, sizes = [72, 60, 48, 38], ...placed }: Position): SvgElement {
  return drawText(words, { face: 'heading', fill, sizes, ...placed }).drawn;
}

const COIN_GAP = 0.32;

/** An amount of money beside a coin: a guild's own symbol is often an emoji, which the fonts used here lack. */
export function amount(
  value: number,
  {
    locale,
    x,
    y,
    anchor = 'start',
    fill = text,
    sizes = [36, 30, 26, 22, 19],
    maxWidth = Infinity,
  }: Position & { locale: Locale },
): SvgElement {
  const written = numberFormat(locale).format(value);
  const fitting =
    sizes.find((size) => coinWidth(size) + textWidth(written, size) <= maxWidth) ?? sizes.at(-1) ?? sizes[0];
  const width = coinWidth(fitting) + textWidth(written, fitting);
  const left = x - width * BEFORE[anchor];
  const radius = fitting * 0.37;
  return element(
    'g',
    {},
    coin(left + radius, y - fitting * 0.35, radius),
    strong(written, { x: left + coinWidth(fitting), y, fill, sizes: [fitting] }),
  );
}

const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

function coinWidth(size: number): number {
  return size * (0.74 + COIN_GAP);
}

function textWidth(words: string, size: number): number {
  return drawText(words, { x: 0, y: 0, face: 'strong', fill: text, sizes: [size] }).width;
}

function coin(x: number, y: number, radius: number): SvgElement {
  const middle = { cx: x, cy: y };
  return element(
    'g',
    {},
    element('circle', { ...middle, r: radius, fill: money }),
    element('circle', {
      ...middle,
      r: radius * 0.62,
      fill: 'none',
      stroke: sky,
      'stroke-width': radius * 0.2,
      opacity: 0.45,
    }),
  );
}

/** “× 8”. */
export function times(multiplier: number, locale: Locale): string {
  return `× ${numberFormat(locale).format(multiplier)}`;
}

/** “× 2.2”. */
export function timesTenths(multiplier: number, locale: Locale): string {
  return `× ${numberFormat(locale, 1).format(multiplier / 10)}`;
}
