import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Random bytes in a server seed; its hexadecimal form is twice as long. */
export const SERVER_SEED_BYTES = 32;

/**
 * The commitment shown before anything is drawn: the SHA-256 of the server seed's bytes, in hexadecimal. It does not
 * reveal the seed, and no other seed matches it. Throws where the seed is not hexadecimal.
 */
export function commitmentTo(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}
