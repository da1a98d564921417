import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';

/** What a drawn code is made of: figures and letters that are not taken for each other (Crockford's base 32). */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Of a drawn code: 60 bits, of which nobody finds one at the pace that guesses are let through. */
export const CODE_SYMBOLS = 12;

/** Of a code as it counts, in UTF-16 code units, both allowed. */
export const CODE_MIN = 4;
export const CODE_MAX = 32;

/** Most that is read of what somebody typed, with the spaces and dashes in it. */
export const TYPED_CODE_MAX = 100;

/** A drawn code as it is handed out: in groups of four. */
export function writeCode(symbols: string): string {
  return (symbols.match(/.{1,4}/g) ?? []).join('-');
}

/**
 * What codes are compared by, however somebody writes them: in small letters, with spaces or other dashes, an O for a
 * zero. Null for what can be none.
 */
export function readCode(text: string): string | null {
  if (text.length > TYPED_CODE_MAX) return null;
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash_Punctuation}_]/gu, '');
  const isCode = plain.length >= CODE_MIN && plain.length <= CODE_MAX && /^[\p{L}\p{N}]+$/u.test(plain);
  return isCode ? plain.replaceAll('O', '0').replaceAll(/[IL]/g, '1') : null;
}

/** A code of somebody's own choice: 4 to 32 letters and figures, and dashes or spaces between them. */
export const ownCodeSchema = z
  .string()
  .check(z.refine((text) => readCode(text) !== null, { error: issueCode('couponCodeInvalid') }));
