import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';

/** Alphabet of generated codes: digits and letters that are not mistaken for each other (Crockford's base 32). */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Length of a generated code: 60 bits, too many to guess at the permitted rate. */
export const CODE_SYMBOLS = 12;

/** Shortest and longest code after normalisation, in UTF-16 code units, both inclusive. */
export const CODE_MIN = 4;
export const CODE_MAX = 32;

/** Longest typed input that is read, including spaces and dashes. */
export const TYPED_CODE_MAX = 100;

/** A generated code as it is handed out: in groups of four. */
export function writeCode(symbols: string): string {
  return (symbols.match(/.{1,4}/g) ?? []).join('-');
}

/**
 * The normalised form by which codes are compared, accepting small letters, spaces, any dashes, and O for zero. Null
 * for what cannot be a code.
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

/** A custom code: 4 to 32 letters and digits, with dashes or spaces between them. */
export const ownCodeSchema = z
  .string()
  .check(z.refine((text) => readCode(text) !== null, { error: issueCode('couponCodeInvalid') }));
