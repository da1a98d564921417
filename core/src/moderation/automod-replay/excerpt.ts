import { characterStart } from '../../base/text/cut.ts';
import type { TextSpan } from '../automod/text/mapped-text.ts';

export interface Excerpt {
  text: string;
  /** The matches, as positions in the excerpt. */
  spans: TextSpan[];
}

/** Longest excerpt, in UTF-16 code units without the ellipses, and how much of it precedes the first match. */
export const EXCERPT_MAX = 240;
const BEFORE = 60;

/** The part of a text around the first span. */
export function excerptOf(text: string, spans: readonly TextSpan[]): Excerpt {
  if (text.length <= EXCERPT_MAX) return { text, spans: [...spans] };
  const first = Math.min(...spans.map(({ start }) => start), text.length - 1);
  const from =
    spans.length === 0 ? 0 : characterStart(text, Math.max(0, Math.min(first - BEFORE, text.length - EXCERPT_MAX)));
  const to = characterStart(text, Math.min(text.length, from + EXCERPT_MAX));
  const lead = from === 0 ? '' : '…';
  const shift = lead.length - from;
  return {
    text: `${lead}${text.slice(from, to)}${to === text.length ? '' : '…'}`,
    spans: spans
      .filter(({ start, end }) => end > from && start < to)
      .map(({ start, end }) => ({ start: Math.max(start, from) + shift, end: Math.min(end, to) + shift })),
  };
}
