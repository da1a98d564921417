/** A text derived from another, with the original position of each of its code units. */
export interface MappedText {
  text: string;
  /** For each UTF-16 code unit, the start and end of the original text it was made from. */
  starts: readonly number[];
  ends: readonly number[];
}

/** A piece of the original text; the end is exclusive. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Identity mappings for unchanged text, as long as the longest text so far. */
const PLACES: number[] = [];
const NEXT_PLACES: number[] = [];

/** A text as it was written, mapped to itself. */
export function asWritten(text: string): MappedText {
  for (let place = PLACES.length; place < text.length; place += 1) {
    PLACES.push(place);
    NEXT_PLACES.push(place + 1);
  }
  return { text, starts: PLACES, ends: NEXT_PLACES };
}

/**
 * Replaces every match and keeps track of positions. A replacement maps to the whole match, or unit by unit where both
 * have the same length.
 * @param pattern Global.
 */
export function replaceMapped(mapped: MappedText, pattern: RegExp, replace: (match: string) => string): MappedText {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let last = 0;
  const keep = (from: number, to: number) => {
    pieces.push(mapped.text.slice(from, to));
    for (let index = from; index < to; index += 1) {
      starts.push(mapped.starts[index] ?? 0);
      ends.push(mapped.ends[index] ?? 0);
    }
  };
  for (const { 0: found, index } of mapped.text.matchAll(pattern)) {
    const replaced = replace(found);
    if (replaced === found) continue;
    keep(last, index);
    last = index + found.length;
    pieces.push(replaced);
    const isAsLong = replaced.length === found.length;
    for (let offset = 0; offset < replaced.length; offset += 1) {
      starts.push(mapped.starts[isAsLong ? index + offset : index] ?? 0);
      ends.push(mapped.ends[isAsLong ? index + offset : last - 1] ?? 0);
    }
  }
  if (last === 0) return mapped;
  keep(last, mapped.text.length);
  return { text: pieces.join(''), starts, ends };
}

/** The piece of the original that a piece of the derived text, at least one code unit long, stands for. */
export function originalSpan({ starts, ends }: MappedText, start: number, end: number): TextSpan {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 };
}
