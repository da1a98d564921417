import { type MappedText, replaceMapped } from './mapped-text.ts';

/** Undoes percent-encoding, as links are written to hide what they say; what is none is left as it is. */
export function decodePercent(mapped: MappedText): MappedText {
  return mapped.text.includes('%') ? replaceMapped(mapped, /(?:%[\da-f]{2})+/gi, decode) : mapped;
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
