import type { Locale } from '@perigee/core/base/locales/locales';
import { ENTRY_KINDS, type Entry } from './entry.ts';
import { typosIn } from './word-distance.ts';

/** Results shown of each kind; typing more narrows the rest down. */
const SHOWN_OF_KIND = 6;

/** An entry with its words normalised for comparison, computed once. */
export interface SearchedEntry {
  entry: Entry;
  titles: Readonly<Record<Locale, readonly string[]>>;
  others: readonly string[];
}

/** Prepares entries to be searched in both languages at once. */
export function toSearched(entry: Entry): SearchedEntry {
  const { title, trail, words } = entry;
  return {
    entry,
    titles: { en: wordsOf(title.en), ru: wordsOf(title.ru) },
    others: wordsOf(`${trail?.en ?? ''} ${trail?.ru ?? ''} ${words}`),
  };
}

/** The entries that match every word typed, best first and grouped by kind; a few typos are tolerated. */
export function rankEntries(entries: readonly SearchedEntry[], query: string, locale: Locale): Entry[][] {
  const typed = wordsOf(query);
  const found = entries
    .map((searched) => ({ entry: searched.entry, cost: costOf(searched, typed, locale) }))
    .filter(({ cost }) => cost < Infinity)
    .toSorted((one, other) => one.cost - other.cost);
  const costOfKind = (kind: Entry['kind']) => found.find(({ entry }) => entry.kind === kind)?.cost ?? Infinity;
  return ENTRY_KINDS.toSorted((one, other) => costOfKind(one) - costOfKind(other))
    .map((kind) => found.filter(({ entry }) => entry.kind === kind).slice(0, SHOWN_OF_KIND))
    .filter((ofKind) => ofKind.length > 0)
    .map((ofKind) => ofKind.map(({ entry }) => entry));
}

/** Infinity where a word matches nothing. Shorter titles come first among equals. */
function costOf({ titles, others }: SearchedEntry, typed: readonly string[], locale: Locale): number {
  const own = titles[locale];
  const foreign = titles[locale === 'en' ? 'ru' : 'en'];
  const costs = typed.map((word) => {
    const contextCost = word.length < CONTEXT_LETTERS_MIN ? Infinity : best(word, others) + CONTEXT_COST;
    return Math.min(best(word, own), best(word, foreign) + FOREIGN, contextCost);
  });
  return costs.reduce((sum, cost) => sum + cost, own.length / 100);
}

/** The cost of matching a word outside the title, such as in what the entry belongs to. */
const CONTEXT_COST = 3;
/** Shorter input would match the beginning of a word in nearly every entry. */
const CONTEXT_LETTERS_MIN = 3;

/** The cost of matching the other language: matches in the language shown come first. */
const FOREIGN = 0.5;

function best(typed: string, words: readonly string[]): number {
  return words.reduce((least, word) => Math.min(least, costOfWord(typed, word)), Infinity);
}

function costOfWord(typed: string, word: string): number {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  if (typed.length > 2 && word.includes(typed)) return 2;
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  // A typo is not looked for in words much longer or shorter than the input.
  const typos = most === 0 || Math.abs(word.length - typed.length) > SPREAD ? Infinity : typosIn(typed, word, most);
  return typos > most ? Infinity : 2 + 2 * typos;
}

/** How many letters a mistyped word may differ in length: endings vary in Russian. */
const SPREAD = 5;

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
  return plain.split(/[^\p{L}\p{N}@#_]+/u).filter(Boolean);
}
