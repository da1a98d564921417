import type { Check } from './message.ts';

/** Most marks of a language's own that one letter takes: Burmese puts four on one, none of them twice. */
const OWN_MARKS_MAX = 4;

/** Marks that belong to no language alone, of which zalgo is made: from the first code to the last. */
const FREE_MARKS = [
  [0x03_00, 0x03_6f],
  [0x04_83, 0x04_89],
  [0x1a_b0, 0x1a_ff],
  [0x1d_c0, 0x1d_ff],
  [0x20_d0, 0x20_ff],
  [0xfe_20, 0xfe_2f],
] as const;

/** A letter with what stands above and below it. */
const MARKED = /([^\p{Mn}\p{Me}]?)([\p{Mn}\p{Me}]+)/gu;

/**
 * More marks on one letter than this; a letter that comes composed counts the marks it is made of. Vowels and tones of a
 * language are what is written, so they count only from where no word has them.
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
