import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Version of the rules that turn bytes into results. An old round is always checked by the rules of its own version.
 */
export const FAIRNESS_VERSION = 'v1';

/** Everything that determines the results of a round. */
export interface Round {
  /** Without a colon, so that no two rounds share a message. */
  game: string;
  /** Secret until the round is over; hexadecimal. */
  serverSeed: string;
  /** The part that was unknown when the commitment was shown. */
  clientSeed: string;
  /** Number of earlier rounds with the same two seeds. */
  nonce: number;
}

/** The message authenticated with the server seed (HMAC) for the block of that index, counted from 0. */
export function blockMessage({ game, clientSeed, nonce }: Omit<Round, 'serverSeed'>, index: number): string {
  return `perigee:${FAIRNESS_VERSION}:${game}:${clientSeed}:${nonce}:${index}`;
}

/** The blocks of a round, 32 bytes each; an infinite sequence. */
export function* roundBlocks(round: Round): Generator<Uint8Array, never> {
  const key = hexToBytes(round.serverSeed);
  for (let index = 0; ; index += 1) yield hmac(sha256, key, utf8ToBytes(blockMessage(round, index)));
}
