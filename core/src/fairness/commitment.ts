import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** How many random bytes a server seed has; it is written as twice as many hexadecimal digits. */
export const SERVER_SEED_BYTES = 32;

/**
 * What is shown before anything is drawn: the SHA-256 of the server seed's bytes, in hexadecimal. Nobody gets from it to the
 * seed, and no other seed fits it. Throws where the seed is not hexadecimal.
 */
export function commitmentTo(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}
