import { element, type SvgElement } from './svg.ts';
import { drawable, type Face, outline, type Outline } from './typeface.ts';

interface TextStyle {
  /** Position on the base line of the text's left end, or of its middle or right end (`anchor`). */
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  face: Face;
  /** In pixels; the first at which the text fits is used. */
  sizes: readonly [number, ...number[]];
  fill: string;
  /** In pixels; a text that is too long even at the last size is cut with an ellipsis. */
  maxWidth?: number;
}

/** Draws a text as outlines, so that it looks the same everywhere and needs no font when rendered. */
export function drawText(text: string, style: TextStyle): { drawn: SvgElement; width: number } {
  const { x, y, anchor = 'start', fill } = style;
  const { path, width } = fit(text, style);
  const left = x - width * BEFORE[anchor];
  return { drawn: element('path', { d: path, fill, transform: `translate(${left.toFixed(2)} ${y})` }), width };
}

const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

function fit(text: string, { face, sizes, maxWidth = Infinity }: TextStyle): Outline {
  for (const size of sizes) {
    const whole = outline(text, face, size);
    if (whole.width <= maxWidth) return whole;
  }
  const size = sizes.at(-1) ?? sizes[0];
  const characters = Array.from(drawable(text, face));
  // Binary search for the number of characters that fit: somebody may choose a very long name on purpose.
  let [fitting, tooMany] = [0, characters.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (cut(characters, middle, face, size).width <= maxWidth) fitting = middle;
    else tooMany = middle;
  }
  return cut(characters, fitting, face, size);
}

function cut(characters: readonly string[], count: number, face: Face, size: number): Outline {
  return outline(`${characters.slice(0, count).join('').trimEnd()}…`, face, size);
}
