import type { Check } from './message.ts';

/** More marks on one letter than this; a letter that comes composed counts the marks it is made of. */
export function compileZalgo({ marks }: { marks: number }): Check {
  return ({ content, isAscii }) => {
    if (isAscii || !/\p{Mn}/u.test(content)) return null;
    const runs = [...content.matchAll(/(\P{Mn}?)(\p{Mn}+)/gu)];
    const spans = runs
      .filter(({ 1: letter = '', 2: above = '' }) => countMarks(letter.normalize('NFD')) + countMarks(above) > marks)
      .map(({ 0: run, index }) => ({ start: index, end: index + run.length }));
    return spans.length === 0 ? null : { spans };
  };
}

function countMarks(text: string): number {
  return text.match(/\p{Mn}/gu)?.length ?? 0;
}
