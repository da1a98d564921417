import { inflectEnglish } from './inflect-english.ts';
import { inflectRussian } from './inflect-russian.ts';

/** Forms of shorter words are too often other words: `ass` and `asses`, but not `кот` and `коты`. */
const INFLECTED_MIN = 3;

/** Words in the alphabets whose grammar is known. */
const RUSSIAN = /^[а-яё]+$/u;
const ENGLISH = /^[a-z]+$/;

/**
 * The other forms of a forbidden or allowed word that count as that word: plurals, cases, tenses. Shown in the dialog,
 * so that nobody has to guess. Words with wildcards, phrases and words of other alphabets have none.
 */
export function otherForms(word: string): string[] {
  if (word.length < INFLECTED_MIN) return [];
  const forms = RUSSIAN.test(word) ? inflectRussian(word) : ENGLISH.test(word) ? inflectEnglish(word) : [];
  return [...new Set(forms)].filter((form) => form !== word);
}
