import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The ids in numeric order, without duplicates. */
export function sortEntrants(ids: Iterable<string>): string[] {
  return [...new Set(ids)].toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1));
}

/** The SHA-256, in hexadecimal, of the sorted ids, one per line, without a final newline. */
export function entrantsHash(sorted: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(sorted.join('\n'))));
}
