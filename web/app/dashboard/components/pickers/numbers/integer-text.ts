/**
 * Parses an integer as people type it: groups of three digits may be separated by white space, commas or apostrophes,
 * and the minus may be the typographic one. NaN for other texts, including an empty one.
 */
export function readInteger(text: string): number {
  const plain = text.trim().replace(/^[−–]/, '-');
  const digits = /^[+-]?\d{1,3}(?:([\s,'’])\d{3})(?:\1\d{3})*$/.test(plain) ? plain.replace(/[\s,'’]/g, '') : plain;
  // Turns -0 into 0.
  return /^[+-]?\d+$/.test(digits) ? Number(digits) || 0 : Number.NaN;
}

/** The number as a field shows it; empty for NaN, the value of an empty field. */
export function writeInteger(value: number): string {
  return Number.isNaN(value) ? '' : String(value);
}
