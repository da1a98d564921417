import { AhoCorasick } from '@monyone/aho-corasick/fast';
import { skeletonOf } from '../../text/fold-confusables.ts';
import { type MappedText, originalSpan, replaceMapped, type TextSpan } from '../../text/mapped-text.ts';
import { squeeze, type Word } from '../../text/words-of.ts';
import type { CheckedMessage } from '../message.ts';

/**
 * Finds any number of text pieces in one pass, also where letters are replaced by look-alikes or repeated.
 * @param isWhole Matches must begin and end at word boundaries.
 */
export function compileParts(patterns: readonly string[], isWhole: boolean): (message: CheckedMessage) => TextSpan[] {
  if (patterns.length === 0) return () => [];
  const pieces = patterns.map((pattern) => pattern.replaceAll('*', '')).filter((piece) => piece !== '');
  const automaton = new AhoCorasick(pieces);
  const skeletons = new AhoCorasick(pieces.map(skeletonOf));
  const squeezedPieces = new AhoCorasick(pieces.map((piece) => squeeze(piece) ?? piece));

  // Whole phrases are searched only in messages that contain the first word of one.
  const firstWords = new Set(pieces.map((piece) => FIRST_WORD.exec(piece)?.[0] ?? ''));
  const mayHold = (words: readonly Word[]) =>
    !isWhole || firstWords.has('') || words.some(({ text }) => firstWords.has(text));

  return ({ normalised: written, words }) => {
    const spans: TextSpan[] = [];
    const normalised = isWhole && mayHold(words) ? withSingleBlanks(written) : written;
    const { text } = normalised;
    for (const { begin, end } of mayHold(words) ? automaton.matchInText(text) : []) {
      if (!isWhole || (isEdge(text, begin) && isEdge(text, end))) spans.push(originalSpan(normalised, begin, end));
    }
    for (const word of isWhole ? [] : words) {
      const { squeezed, skeleton } = word;
      const isHidden =
        (squeezed !== null && squeezedPieces.hasKeywordInText(squeezed)) ||
        (skeleton !== null && skeletons.hasKeywordInText(skeleton));
      if (isHidden) spans.push(word.span);
    }
    return spans;
  };
}

/** Phrases match whatever whitespace is between their words. */
function withSingleBlanks(mapped: MappedText): MappedText {
  return /\s\s|[^\S ]/.test(mapped.text) ? replaceMapped(mapped, /\s+/g, () => ' ') : mapped;
}

/** Splits words as `wordsOf` does. */
const FIRST_WORD = /^[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/u;

/** Whether a word begins or ends there. */
function isEdge(text: string, index: number): boolean {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));
  return index === 0 || index === text.length || isLetter(index - 1) !== isLetter(index);
}
