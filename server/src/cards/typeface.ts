import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { atMost } from '../cache/at-most.ts';

/** The site's fonts. Each has one file per alphabet; the first file that has a character draws it. */
const FILES = {
  text: ['onest/files/onest', 500],
  strong: ['onest/files/onest', 700],
  heading: ['unbounded/files/unbounded', 600],
} as const;
const ALPHABETS = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'vietnamese'] as const;

export type Face = keyof typeof FILES;

/** A text as SVG path data that starts at 0, 0 on its base line; `width` is in pixels. */
export interface Outline {
  path: string;
  width: number;
}

const require = createRequire(import.meta.url);
const opened = new Map<Face, readonly Font[]>();

/** Loads fonts and their library on first use: a process that draws nothing saves 8 MB (decision 0090). */
function fontsOf(face: Face): readonly Font[] {
  const existing = opened.get(face);
  if (existing !== undefined) return existing;
  const [file, weight] = FILES[face];
  const { create }: typeof Fontkit = require('fontkit');
  const fonts = ALPHABETS.flatMap((alphabet) => {
    const font = create(readFileSync(require.resolve(`@fontsource/${file}-${alphabet}-${weight}-normal.woff`)));
    // A font collection has another type; none of these files is one.
    return 'layout' in font ? [font] : [];
  });
  opened.set(face, fonts);
  return fonts;
}

/**
 * The part of the text that can be drawn. Decorated letters become plain ones; emoji, invisible marks and characters
 * the fonts lack are dropped.
 */
export function drawable(text: string, face: Face): string {
  const fonts = fontsOf(face);
  const stored = Array.from(plain(text)).filter(
    (character) => isSpace(character) || fontFor(fonts, character) !== undefined,
  );
  return stored.join('').replace(/ {2,}/g, ' ').trim();
}

/** Whether the text has letters or digits, and all of them can be drawn. */
export function isDrawable(text: string, face: Face): boolean {
  const letters = (of: string) => of.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters(text) > 0 && letters(drawable(text, face)) === letters(plain(text));
}

/** Recent outlines: most words of a card appear on the next one too. */
const drawnBefore = new LRUCache<string, Outline>({ ...atMost(500) });

/** The outlines of the drawable part of the text, at that size in pixels. */
export function outline(text: string, face: Face, size: number): Outline {
  const key = `${face} ${size} ${text}`;
  const layout = drawnBefore.get(key) ?? layOut(text, face, size);
  drawnBefore.set(key, layout);
  return layout;
}

function layOut(text: string, face: Face, size: number): Outline {
  const fonts = fontsOf(face);
  let width = 0;
  const paths = runsOf(drawable(text, face), fonts).flatMap(({ font, characters }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(characters);
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const at = width + xOffset * scale;
      width += xAdvance * scale;
      return glyph.path
        .scale(scale, -scale)
        .translate(at, -yOffset * scale)
        .toSVG();
    });
  });
  return { path: paths.join(''), width };
}

function runsOf(text: string, fonts: readonly Font[]): { font: Font; characters: string }[] {
  const runs: { font: Font; characters: string }[] = [];
  for (const character of text) {
    const run = runs.at(-1);
    const font = isSpace(character) && run !== undefined ? run.font : fontFor(fonts, character);
    if (font === undefined) continue;
    if (run?.font === font) run.characters += character;
    else runs.push({ font, characters: character });
  }
  return runs;
}

function fontFor(fonts: readonly Font[], character: string): Font | undefined {
  return fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

const isSpace = (character: string) => character === ' ';

/** Stacked combining marks would reach across the whole card, so only the first of a run is kept. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}]/gu, '')
    .replace(/(\p{M})\p{M}+/gu, '$1')
    .replace(/\s/gu, ' ');
}
