/** Widths of characters as shares of the font's size, as a reader's own font draws them at most. */
const NARROW = 0.36;
const USUAL = 0.62;
const WIDE = 1.15;

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text of somebody's as a drawing may show it in one line of the reader's own font: no marks that turn the direction of
 * what follows, and no towers of accents.
 */
export function singleLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' ')
    .replace(/(\p{M})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The text cut to about that many pixels, with an ellipsis where something is missing; no character is cut in half. */
export function cutToWidth(text: string, size: number, maxWidth: number): string {
  let width = 0;
  let stored = '';
  for (const { segment } of GRAPHEMES.segment(text)) {
    width += widthOf(segment) * size;
    if (width > maxWidth) return `${stored.trimEnd()}…`;
    // What the ellipsis would take the place of is kept apart until it is known to fit.
    if (width <= maxWidth - size) stored += segment;
  }
  return text;
}

function widthOf(character: string): number {
  if (/^[\s.,:;!|'ijlI1()[\]]/u.test(character)) return NARROW;
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\d]/u.test(
    character,
  ) && !/^[MWmwЩШЖЮФМщшжюфм@]/u.test(character)
    ? USUAL
    : WIDE;
}
