import { compileExpressions } from '../../../../base/text/expressions.ts';
import { originalSpan, type TextSpan } from '../../text/mapped-text.ts';
import type { Word } from '../../text/words-of.ts';
import type { Check, CheckedMessage } from '../message.ts';
import { compilePhrases, partsOf } from './phrases.ts';
import { compileSingleWords, type WordMatch } from './single-words.ts';
import { compileParts } from './word-parts.ts';

export interface WordsOptions {
  /** As `tidyEntry` stores them; `*` stands for any letters within a word. */
  words: readonly string[];
  match: 'whole' | 'part';
  /** Words and phrases in which nothing is found. */
  allowed: readonly string[];
  expressions: readonly string[];
}

const ONE_WORD = /^[\p{L}\p{N}'’*]+$/u;
/** Words with blanks or light punctuation between them; anything else is searched as it is written. */
const PHRASE = /^[\p{L}\p{N}'’*]+(?:[\s\-_.,/]+[\p{L}\p{N}'’*]+)+$/u;

/** Shorter phrases without blanks are too likely another word. */
const JOINED_MIN = 5;
/** Shorter words are too likely where punctuation joins two others. */
const DIVIDED_MIN = 4;

/** Forbidden words: whole words in all their forms, or parts of words; phrases word by word; expressions. */
export function compileWords({ words, match, allowed, expressions }: WordsOptions): Check {
  const patterns = words.map((word) => word.trim().replaceAll(/\s+/g, ' '));
  // A pattern with `*` defines its own boundaries, whatever `match` is.
  const single = patterns.filter((word) => ONE_WORD.test(word) && (match === 'whole' || word.includes('*')));
  const phrases = patterns.filter((word) => PHRASE.test(word));
  const others = patterns.filter((word) => !single.includes(word) && (match === 'part' || !PHRASE.test(word)));
  const joined = phrases.filter((phrase) => !phrase.includes('*')).map((phrase) => partsOf(phrase).join(''));
  const matchesWord = compileSingleWords(
    single,
    joined.filter((word) => word.length >= JOINED_MIN),
  );
  const hasWords = single.length + joined.length > 0;
  const findPhrases = compilePhrases(phrases);
  const findParts = compileParts(others, match === 'whole');
  const findExpression = compileExpressions(expressions);
  const findAllowed = compileAllowed(allowed);
  return (message) => {
    const spans = [...findParts(message), ...findPhrases(message)];
    const found = findExpression(message.normalised.text);
    if (found !== null) spans.push(originalSpan(message.normalised, found.start, found.end));
    if (hasWords) findWords(message, matchesWord, spans);
    if (spans.length === 0) return null;
    const allowing = findAllowed(message);
    const kept = spans.filter(({ start, end }) => !allowing.some((each) => each.start <= start && end <= each.end));
    return kept.length === 0 ? null : { spans: kept };
  };
}

/** Adds the spans of matching words; each distinct word is tested once, however often a message repeats it. */
function findWords({ read }: CheckedMessage, matches: WordMatch, spans: TextSpan[]): void {
  const cache = new Map<string, boolean>();
  const find = (word: Word) => {
    if (!matches.may(word)) return;
    const isMatch = cache.get(word.text) ?? matches.does(word);
    cache.set(word.text, isMatch);
    if (isMatch) spans.push(word.span);
  };
  for (const words of read.words) for (const word of words) find(word);
  for (const word of read.divided) if (word.text.length >= DIVIDED_MIN) find(word);
}

/** Finds what the allowed words and phrases cover. */
function compileAllowed(allowed: readonly string[]): (message: CheckedMessage) => readonly TextSpan[] {
  if (allowed.length === 0) return () => [];
  const matches = compileSingleWords(allowed.filter((word) => ONE_WORD.test(word)));
  const findPhrases = compilePhrases(allowed.filter((word) => PHRASE.test(word)));
  return (message) => {
    const words = message.read.words.flat().filter(({ text }) => matches.isWritten(text));
    return [...words.map(({ span }) => span), ...findPhrases(message)];
  };
}
