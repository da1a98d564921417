/** What a code is made of: figures and letters that are not taken for each other (Crockford's base 32). */
export const GIFT_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 bits: nobody guesses one. */
export const GIFT_SYMBOLS = 16;

/** So that a code is known for one wherever it turns up. */
const MARK = 'GIFT';

/** A code as it is handed out: in groups of four, with a mark in front. */
export function writeGiftCode(symbols: string): string {
  return [MARK, ...(symbols.match(/.{4}/g) ?? [])].join('-');
}

/**
 * The symbols of a code somebody typed, however they wrote it: small letters, spaces instead of dashes, an O for a zero.
 * Null for what can be none.
 */
export function readGiftCode(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const bare = plain.startsWith(MARK) ? plain.slice(MARK.length) : plain;
  const symbols = bare.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isCode =
    symbols.length === GIFT_SYMBOLS && Array.from(symbols).every((symbol) => GIFT_ALPHABET.includes(symbol));
  return isCode ? symbols : null;
}
