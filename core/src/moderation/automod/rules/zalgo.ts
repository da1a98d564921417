import type { Check } from './message.ts';

/** Most native marks on one letter in any language: Burmese puts four on one, none of them twice. */
const OWN_MARKS_MAX = 4;

/** Ranges of marks that belong to no single language, of which zalgo is made: first and last code. */
const FREE_MARKS = [
  [0x03_00, 0x03_6f],
  [0x04_83, 0x04_89],
  [0x1a_b0, 0x1a_ff],
  [0x1d_c0, 0x1d_ff],
  [0x20_d0, 0x20_ff],
  [0xfe_20, 0xfe_2f],
] as const;

/** A letter with its combining marks. */
const MARKED = /([^\p{Mn}\p{Me}]?)([\p{Mn}\p{Me}]+)/gu;

/**
 * More marks on one letter than this; a precomposed letter counts the marks it decomposes into. Vowel and tone marks of
 * a language are ordinary text, so they count only beyond what any real word has.
 */
export function compileZalgo({ marks }: { marks: number }): Check {
  return ({ content, isAscii }) => {
    if (isAscii || !/[\p{Mn}\p{Me}]/u.test(content)) return null;
    const spans = [];
    for (const { 0: run, 1: letter = '', 2: above = '', index } of content.matchAll(MARKED)) {
      if (countMarks(letter, above) > marks) spans.push({ start: index, end: index + run.length });
    }
    return spans.length === 0 ? null : { spans };
  };
}

function countMarks(letter: string, above: string): number {
  const marks = `${letter.normalize('NFD')}${above}`.match(/[\p{Mn}\p{Me}]/gu) ?? [];
  const own = marks.filter((mark) => !isFree(mark));
  const distinct = new Set(own).size;
  return marks.length - distinct + Math.max(0, distinct - OWN_MARKS_MAX);
}

function isFree(mark: string): boolean {
  const code = mark.charCodeAt(0);
  return FREE_MARKS.some(([first, last]) => first <= code && code <= last);
}
