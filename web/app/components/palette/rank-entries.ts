import type { Locale } from '@perigee/core/locales/locales';
import { ENTRY_KINDS, type Entry } from './entry.ts';
import { typosIn } from './word-distance.ts';

/** More of a kind are found by typing on. */
const SHOWN_OF_KIND = 6;

/** An entry with its words as they are compared; made once. */
export interface SearchedEntry {
  entry: Entry;
  titles: Readonly<Record<Locale, readonly string[]>>;
  others: readonly string[];
}

/** Readies entries for being searched in both languages at once. */
export function toSearched(entry: Entry): SearchedEntry {
  const { title, trail, words } = entry;
  return {
    entry,
    titles: { en: wordsOf(title.en), ru: wordsOf(title.ru) },
    others: wordsOf(`${trail?.en ?? ''} ${trail?.ru ?? ''} ${words}`),
  };
}

/** What fits every word typed, the best first and kind by kind; some letters may be wrong. */
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

/** Infinity where a word fits nothing. Shorter titles come first among equals. */
function costOf({ titles, others }: SearchedEntry, typed: readonly string[], locale: Locale): number {
  const own = titles[locale];
  const foreign = titles[locale === 'en' ? 'ru' : 'en'];
  const costs = typed.map((word) => {
    const beside = word.length < BESIDE_LETTERS ? Infinity : best(word, others) + BESIDE;
    return Math.min(best(word, own), best(word, foreign) + FOREIGN, beside);
  });
  return costs.reduce((sum, cost) => sum + cost, own.length / 100);
}

/** What a word costs that stands not in the title but in what it belongs to. */
const BESIDE = 3;
/** Fewer letters begin a word of nearly everything. */
const BESIDE_LETTERS = 3;

/** What a word of the other language costs: what is read comes first. */
const FOREIGN = 0.5;

function best(typed: string, words: readonly string[]): number {
  return words.reduce((least, word) => Math.min(least, costOfWord(typed, word)), Infinity);
}

function costOfWord(typed: string, word: string): number {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  if (typed.length > 2 && word.includes(typed)) return 2;
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  // Nobody mistypes the first letter and means a longer word.
  const typos = most === 0 || Math.abs(word.length - typed.length) > SPREAD ? Infinity : typosIn(typed, word, most);
  return typos > most ? Infinity : 2 + 2 * typos;
}

/** How much longer or shorter a word may be that was mistyped, in letters: endings differ in Russian. */
const SPREAD = 5;

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
  return plain.split(/[^\p{L}\p{N}@#_]+/u).filter(Boolean);
}
