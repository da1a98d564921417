/** One syllable that doubles its last letter before an ending: `spam`, `spammed`. */
const DOUBLES = /^[^aeiou]*[aeiouy][^aeiouwxy]$/;

/** The plural, the possessive and the forms of the verb of an English word. */
export function inflectEnglish(word: string): string[] {
  const stem = word.slice(0, -1);
  const possessive = [`${word}'s`, `${word}’s`];
  if (/[^aeiou]y$/.test(word)) return [...possessive, `${stem}ies`, `${stem}ied`, `${word}ing`];
  if (word.endsWith('ie')) return [...possessive, `${word}s`, `${word}d`, `${word.slice(0, -2)}ying`];
  if (word.endsWith('e')) return [...possessive, `${word}s`, `${word}d`, `${stem}ing`];
  const verb = DOUBLES.test(word) ? word + word.slice(-1) : word;
  const plural = /(?:[sxz]|ch|sh)$/.test(word)
    ? [`${word}es`]
    : [`${word}s`, ...(word.endsWith('o') ? [`${word}es`] : [])];
  return [...possessive, ...plural, `${verb}ed`, `${verb}ing`];
}
