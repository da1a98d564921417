import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The rules by which bytes become results. An old round is checked by the rules of its own version, for ever. */
export const FAIRNESS_VERSION = 'v1';

/** All that the results of a round follow from. */
export interface Round {
  /** Without a colon, so that no two rounds share a message. */
  game: string;
  /** Secret until the round is over; hexadecimal. */
  serverSeed: string;
  /** The part that was not known when the commitment was shown. */
  clientSeed: string;
  /** How many rounds were played with the same two seeds before this one. */
  nonce: number;
}

/** What is authenticated with the server seed to give the round's block of that index, counted from 0. */
export function blockMessage({ game, clientSeed, nonce }: Omit<Round, 'serverSeed'>, index: number): string {
  return `perigee:${FAIRNESS_VERSION}:${game}:${clientSeed}:${nonce}:${index}`;
}

/** The blocks of a round, 32 bytes each, without end. */
export function* roundBlocks(round: Round): Generator<Uint8Array, never> {
  const key = hexToBytes(round.serverSeed);
  for (let index = 0; ; index += 1) yield hmac(sha256, key, utf8ToBytes(blockMessage(round, index)));
}
