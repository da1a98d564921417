import { type MappedText, replaceMapped } from './mapped-text.ts';

/** Undoes the percent-encoding used to disguise links; invalid sequences stay as they are. */
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
