/**
 * Reads a whole number as people type it: groups of three may stand apart by white space, the locale's commas or
 * apostrophes, minus may be the typographic one. NaN where the text is none; nothing typed is none, too.
 */
export function readInteger(text: string): number {
  const plain = text.trim().replace(/^[−–]/, '-');
  const digits = /^[+-]?\d{1,3}(?:([\s,'’])\d{3})(?:\1\d{3})*$/.test(plain) ? plain.replace(/[\s,'’]/g, '') : plain;
  // Nobody means minus zero.
  return /^[+-]?\d+$/.test(digits) ? Number(digits) || 0 : Number.NaN;
}

/** The number as a field shows it; nothing for NaN, which is what an empty field holds. */
export function writeInteger(value: number): string {
  return Number.isNaN(value) ? '' : String(value);
}
