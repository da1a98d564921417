import { createHmac, randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_SYMBOLS, readCode, writeCode } from '@perigee/core/coupons/code';

/** The codes of coupons, of which the database holds what nobody can turn back without the key. */
export interface Codes {
  /** What is stored of a code of that server; null for what can be none. */
  hashOf(guildId: string, code: string): string | null;
  /** A new one, as it is handed out. */
  draw(): string;
}

/** Chosen codes are words: a plain hash of one is found in any list of words, a keyed one is not. */
export function createCodes(key: Buffer): Codes {
  return {
    hashOf(guildId, code) {
      const read = readCode(code);
      return read && createHmac('sha256', key).update(`${guildId}:${read}`).digest('base64url');
    },
    draw: () =>
      writeCode(
        Array.from({ length: CODE_SYMBOLS }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join(''),
      ),
  };
}
