/** Widest advance of a character in common system fonts, as a share of the font size. */
const NARROW = 0.36;
const USUAL = 0.62;
const WIDE = 1.15;

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Makes user text safe for one line drawn in the reader's own font: no control or bidirectional marks, and no stacked
 * accents.
 */
export function singleLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' ')
    .replace(/(\p{M})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Cuts a text to about that many pixels, adding an ellipsis if anything was cut; no grapheme is split. */
export function cutToWidth(text: string, size: number, maxWidth: number): string {
  let width = 0;
  let stored = '';
  for (const { segment } of GRAPHEMES.segment(text)) {
    width += widthOf(segment) * size;
    if (width > maxWidth) return `${stored.trimEnd()}…`;
    // Characters that the ellipsis would replace are kept only if the whole text fits.
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
