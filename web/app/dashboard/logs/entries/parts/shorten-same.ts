import type { DiffPart } from '@perigee/core/logs/word-diff';
import { cutText, cutToEnd } from '@perigee/core/base/text/cut';

/** Unchanged text kept around a change, and the longest change shown, in UTF-16 code units. */
const AROUND = 120;
const CHANGE_MAX = 500;

/** A diff with most unchanged text left out and long changes cut. */
export function shortenSame(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map(({ kind, text }, index) => {
    if (kind !== 'same') return { kind, text: cutText(text, CHANGE_MAX) };
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    if (text.length <= (isFirst || isLast ? 1 : 2) * AROUND + 1) return { kind, text };
    return { kind, text: `${isFirst ? '' : headOf(text)}…${isLast ? '' : tailOf(text)}` };
  });
}

/** Cut after the last whole word, if there is one. */
const headOf = (text: string) => cutText(text, AROUND, '').replace(/(?<=\S\s)\S*$/u, '');

const tailOf = (text: string) => cutToEnd(text, AROUND).replace(/^\S*(?=\s\S)/u, '');
