/** A text made from another, which knows of each of its places where that stood before. */
export interface MappedText {
  text: string;
  /** For each UTF-16 code unit, where in the original what it was made from begins and ends. */
  starts: readonly number[];
  ends: readonly number[];
}

/** A piece of the original, from its first code unit to the one behind its last. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Places of a text that nothing was changed of, for all texts up to the longest so far. */
const PLACES: number[] = [];
const NEXT_PLACES: number[] = [];

/** A text as it was written. */
export function asWritten(text: string): MappedText {
  for (let place = PLACES.length; place < text.length; place += 1) {
    PLACES.push(place);
    NEXT_PLACES.push(place + 1);
  }
  return { text, starts: PLACES, ends: NEXT_PLACES };
}

/**
 * Replaces every match, and keeps track of the places. What is put in stands for the whole match, or unit by unit where
 * both are equally long.
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

/** Which piece of the original a piece of the made text stands for; it has at least one unit. */
export function originalSpan({ starts, ends }: MappedText, start: number, end: number): TextSpan {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 };
}
