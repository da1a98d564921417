import { kindOf, SURROGATE, UPPER } from '../text/character-kinds.ts';
import { withoutCode } from './blank-code.ts';
import type { Check } from './message.ts';

interface CapsOptions {
  /** Share of capitals among the letters, 0 to 100, from which on a message is refused. */
  percent: number;
  /** Messages with fewer letters pass. */
  minLetters: number;
}

/** Shouting: letters of scripts without capitals count neither way. */
export function compileCaps({ percent, minLetters }: CapsOptions): Check {
  // What is left out beside code has capitals of its own, so that there are no more of them without it.
  const capitalsMin = Math.max(1, (minLetters * percent) / 100);
  const mayShout = (content: string) => content.length >= minLetters && countCapitals(content) >= capitalsMin;
  return ({ content }) => {
    if (!mayShout(content)) return null;
    const text = withoutCode(content);
    const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
    const letters = capitals + (text.match(/\p{Ll}/gu)?.length ?? 0);
    if (capitals === 0 || letters < minLetters || capitals * 100 < letters * percent) return null;
    return {
      spans: [...text.matchAll(/\p{Lu}+/gu)].map(({ 0: run, index }) => ({ start: index, end: index + run.length })),
    };
  };
}

function countCapitals(content: string): number {
  let capitals = 0;
  for (let index = 0; index < content.length; index += 1) {
    const kind = kindOf(content.charCodeAt(index));
    // Half a character counts: it may be a capital.
    if ((kind & (UPPER | SURROGATE)) !== 0) capitals += 1;
  }
  return capitals;
}
