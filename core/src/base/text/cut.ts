/**
 * The text cut to at most `max` UTF-16 code units, the platform's measure, between two characters as readers see them:
 * never inside an emoji, a flag or a family. Nothing is longer than `max`, not even with the ending that shows the cut.
 */
export function cutText(text: string, max: number, ending: string = '…'): string {
  if (text.length <= max) return text;
  if (max < ending.length) return '';
  return `${text.slice(0, characterStart(text, max - ending.length))}${ending}`;
}

/** The last `max` UTF-16 code units of a text at most, beginning with a whole character. */
export function cutToEnd(text: string, max: number): string {
  if (text.length <= max) return text;
  const from = text.length - max;
  const start = characterStart(text, from);
  return text.slice(start === from ? from : characterEnd(text, from));
}

const CHARACTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A character of more code units than this is cut inside: marks can be stacked without end, an emoji ends long before. */
const CHARACTER_MAX = 64;

/** The index, or the start of the character that it is inside of. */
export function characterStart(text: string, index: number): number {
  if (index <= 0 || index >= text.length) return Math.min(Math.max(0, index), text.length);
  // Only what is near is read, since a text can be long; it begins with whole code points.
  const from = codePointStart(text, Math.max(0, index - 4 * CHARACTER_MAX));
  const near = text.slice(from, index + CHARACTER_MAX);
  const start = from + (CHARACTERS.segment(near).containing(index - from)?.index ?? 0);
  return index - start > CHARACTER_MAX ? codePointStart(text, index) : start;
}

function characterEnd(text: string, index: number): number {
  const whole = codePointStart(text, index) === index ? index : index + 1;
  const ends = Array.from({ length: CHARACTER_MAX }, (_, more) => whole + more);
  return ends.find((end) => characterStart(text, end) === end) ?? whole;
}

/** Off the middle of a surrogate pair: half of one can be neither sent nor stored. */
function codePointStart(text: string, index: number): number {
  const isInside = /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(Math.max(0, index - 1), index + 1));
  return index > 0 && isInside ? index - 1 : index;
}
