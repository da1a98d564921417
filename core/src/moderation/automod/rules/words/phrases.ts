import type { TextSpan } from '../../text/mapped-text.ts';
import { squeezeAll, type Word } from '../../text/words-of.ts';
import type { CheckedMessage } from '../message.ts';
import { compileGlobs } from './glob.ts';
import { unify } from './single-words.ts';

/** One word of a phrase. */
interface Part {
  text: string;
  squeezed: string;
  /** Null for a word without wildcards. */
  isLike: ((word: string) => boolean) | null;
}

type Phrase = readonly Part[];

/** The words of a phrase, whatever is written between them. */
export function partsOf(phrase: string): string[] {
  return phrase.split(/[^\p{L}\p{N}'’*]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Finds phrases word by word, with anything but letters between the words. */
export function compilePhrases(phrases: readonly string[]): (message: CheckedMessage) => TextSpan[] {
  if (phrases.length === 0) return () => [];
  const byFirst = new Map<string, Phrase[]>();
  const always: Phrase[] = [];
  for (const phrase of phrases.map((each) => partsOf(unify(each)).map(compilePart))) {
    const [first] = phrase;
    if (first === undefined) continue;
    if (first.isLike === null) {
      const shelf = byFirst.get(first.squeezed) ?? [];
      shelf.push(phrase);
      byFirst.set(first.squeezed, shelf);
    } else always.push(phrase);
  }
  const phrasesFrom = ({ text, readings }: Word) => {
    const keys = new Set([text, ...readings].map((form) => squeezeAll(unify(form))));
    return [...[...keys].flatMap((key) => byFirst.get(key) ?? []), ...always];
  };

  const findIn = (words: readonly Word[]) => {
    const spans: TextSpan[] = [];
    const known = new Map<string, readonly Phrase[]>();
    for (const [index, word] of words.entries()) {
      const possible = known.get(word.text) ?? phrasesFrom(word);
      known.set(word.text, possible);
      const found = possible.find((phrase) => phrase.every((part, offset) => isPart(words[index + offset], part)));
      const last = found === undefined ? undefined : words[index + found.length - 1];
      if (last !== undefined) spans.push({ start: word.span.start, end: last.span.end });
    }
    return spans;
  };
  return ({ read }) => read.words.flatMap(findIn);
}

function compilePart(text: string): Part {
  return { text, squeezed: squeezeAll(text), isLike: text.includes('*') ? compileGlobs([text]) : null };
}

function isPart(word: Word | undefined, { text, squeezed, isLike }: Part): boolean {
  if (word === undefined) return false;
  const isSame = (form: string) => (isLike === null ? unify(form) === text : isLike(unify(form)));
  return isSame(word.text) || word.readings.some(isSame) || word.squeezed.some((form) => unify(form) === squeezed);
}
