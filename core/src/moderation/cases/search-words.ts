/** Everything but letters, digits and signs. Must match the characters in the migration of cases. */
// Control characters separate as spaces do.
// oxlint-disable-next-line no-control-regex
const SEPARATORS = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/g;

/** The words of a text in the form used to search reasons: lower case, е for ё, without duplicates. */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().replaceAll('ё', 'е').replaceAll(SEPARATORS, ' ').trim();
  return words === '' ? [] : [...new Set(words.split(' '))];
}
