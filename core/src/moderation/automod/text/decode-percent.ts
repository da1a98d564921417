import { type MappedText, replaceMapped } from './mapped-text.ts';

/** Redirects encode an address once more each time; deeper nesting opens nothing. */
const PASSES_MAX = 3;

/** Undoes the percent-encoding used to disguise links; invalid sequences stay as they are. */
export function decodePercent(mapped: MappedText): MappedText {
  let decoded = mapped;
  for (let pass = 0; pass < PASSES_MAX && decoded.text.includes('%'); pass += 1) {
    const next = replaceMapped(decoded, /(?:%[\da-f]{2})+/gi, decode);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
