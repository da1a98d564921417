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
  return ({ content }) => {
    if (content.length < minLetters || content === content.toLowerCase()) return null;
    const text = withoutCode(content);
    const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
    const letters = capitals + (text.match(/\p{Ll}/gu)?.length ?? 0);
    if (capitals === 0 || letters < minLetters || capitals * 100 < letters * percent) return null;
    return {
      spans: [...text.matchAll(/\p{Lu}+/gu)].map(({ 0: run, index }) => ({ start: index, end: index + run.length })),
    };
  };
}
