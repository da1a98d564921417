import { AhoCorasick } from '@monyone/aho-corasick/fast';
import { type MappedText, originalSpan, replaceMapped, type TextSpan } from '../../text/mapped-text.ts';
import { squeezeAll, type Word } from '../../text/words-of.ts';
import type { CheckedMessage } from '../message.ts';

/**
 * Finds any number of text pieces in one pass, also where letters are replaced by look-alikes or repeated.
 * @param isWhole Matches must begin and end at word boundaries.
 */
export function compileParts(patterns: readonly string[], isWhole: boolean): (message: CheckedMessage) => TextSpan[] {
  const pieces = patterns.map((pattern) => pattern.replaceAll('*', '').trim()).filter((piece) => piece !== '');
  if (pieces.length === 0) return () => [];
  const automaton = new AhoCorasick(pieces);
  const squeezedPieces = new AhoCorasick(pieces.map(squeezeAll));
  const isHidden = ({ readings, squeezed }: Word) =>
    readings.some((form) => automaton.hasKeywordInText(form)) ||
    squeezed.some((form) => squeezedPieces.hasKeywordInText(form));

  return ({ normalised: written, read }) => {
    const spans: TextSpan[] = [];
    const normalised = isWhole ? withSingleBlanks(written) : written;
    const { text } = normalised;
    for (const { begin, end } of automaton.matchInText(text)) {
      if (!isWhole || (isEdge(text, begin) && isEdge(text, end))) spans.push(originalSpan(normalised, begin, end));
    }
    if (isWhole) return spans;
    const [asWritten = [], ...others] = read.words;
    for (const word of asWritten) if (isHidden(word)) spans.push(word.span);
    for (const word of others.flat()) {
      if (isHidden(word) || automaton.hasKeywordInText(word.text)) spans.push(word.span);
    }
    return spans;
  };
}

/** Phrases match whatever whitespace is between their words. */
function withSingleBlanks(mapped: MappedText): MappedText {
  return /\s\s|[^\S ]/.test(mapped.text) ? replaceMapped(mapped, /\s+/g, () => ' ') : mapped;
}

/** Whether a word begins or ends there. */
function isEdge(text: string, index: number): boolean {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));
  return index === 0 || index === text.length || isLetter(index - 1) !== isLetter(index);
}
