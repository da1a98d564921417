import type { Check } from './message.ts';

/** Most marks of a language's own that one letter takes: Burmese puts four on one, none of them twice. */
const OWN_MARKS_MAX = 4;

/** Marks that belong to no language alone, of which zalgo is made. */
const FREE_MARK = /[\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;

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
  const free = countFree(letter.normalize('NFD')) + countFree(above);
  const own = [...above.replaceAll(FREE_MARK, '')];
  const distinct = new Set(own).size;
  return free + (own.length - distinct) + Math.max(0, distinct - OWN_MARKS_MAX);
}

function countFree(text: string): number {
  return text.match(FREE_MARK)?.length ?? 0;
}
