/** Alphabet of gift codes: digits and letters that are not mistaken for each other (Crockford's base 32). */
export const GIFT_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 bits, too many to guess. */
export const GIFT_SYMBOLS = 16;

/** Prefix by which a gift code is recognised anywhere. */
const MARK = 'GIFT';

/** A code as it is handed out: groups of four symbols after the prefix. */
export function writeGiftCode(symbols: string): string {
  return [MARK, ...(symbols.match(/.{4}/g) ?? [])].join('-');
}

/**
 * The symbols of a typed code, accepting small letters, spaces instead of dashes, and O for zero. Null for what cannot
 * be a code.
 */
export function readGiftCode(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const bare = plain.startsWith(MARK) ? plain.slice(MARK.length) : plain;
  const symbols = bare.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isCode =
    symbols.length === GIFT_SYMBOLS && Array.from(symbols).every((symbol) => GIFT_ALPHABET.includes(symbol));
  return isCode ? symbols : null;
}
