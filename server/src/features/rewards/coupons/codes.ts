import { createHmac, randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_SYMBOLS, readCode, writeCode } from '@perigee/core/rewards/coupons/code';

/** Coupon codes. The database only holds keyed hashes, which cannot be reversed without the key. */
export interface Codes {
  /** The hash stored for a code of that server; null for an invalid code. */
  hashOf(guildId: string, code: string): string | null;
  /** A new random code, formatted for people. */
  draw(): string;
}

/** Custom codes are words: a plain hash could be reversed with a word list, a keyed one cannot. */
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
