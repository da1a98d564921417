import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';

/** A word without its ending, so that its other forms match: `спама` as `спам`, `spammed` as `spam`. */
export function stemOf(word: string): string {
  if (word.length < STEMMED_MIN) return word;
  if (/^[а-яё]+$/u.test(word)) return russian(word.replaceAll('ё', 'е'));
  return /^[a-z]+(?:['’][a-z]+)?$/.test(word) ? english(word) : word;
}

/** Stems of shorter words are ambiguous. */
const STEMMED_MIN = 4;
