import { createEngine } from './rendering/engine.ts';
import { parseTemplate } from './parse-template.ts';
import { splitTemplate } from './split-template.ts';
import { UNFINISHED_CLOSE as CLOSE, UNFINISHED_OPEN as OPEN } from './unfinished-marks.ts';
import { itemAt } from '../lists/known-entries.ts';

interface SetAside {
  /** The template with a mark in place of each part that does not compile. */
  text: string;
  /** Puts the parts back into the rendered rest. */
  restore(content: string): string;
}

const reader = createEngine('unescaped');

/** The beginning of an unclosed expression: the braces, and the name being typed. */
const STARTED = /^\{[{%]-?\s?[\p{L}\p{N}_.]*/u;

/** Sets aside the parts that do not compile yet, unclosed or invalid, so that the rest can be rendered. */
export function setUnfinishedAside(template: string): SetAside {
  const few = replaceParts(template, (kind, text) => kind === 'output' && !compiles(text));
  // A condition is valid only with its end, so an incomplete one requires setting all tags aside.
  return compiles(few.text) ? few : replaceParts(template, (kind, text) => kind === 'tag' || !compiles(text));
}

function compiles(text: string): boolean {
  return !('code' in parseTemplate(reader, text));
}

function replaceParts(template: string, isUnfinished: (kind: string, text: string) => boolean): SetAside {
  const aside: string[] = [];
  const parts = splitTemplate(template).map(({ kind, text }) => {
    if (kind === 'text' || !isUnfinished(kind, text)) return text;
    const own = /[%}]\}$/.test(text) ? text : (STARTED.exec(text)?.[0] ?? text);
    return `${OPEN}${aside.push(own) - 1}${CLOSE}${text.slice(own.length)}`;
  });
  const mark = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'gu');
  return {
    text: parts.join(''),
    restore: (content) => content.replaceAll(mark, (_, index) => `${OPEN}${itemAt(aside, Number(index))}${CLOSE}`),
  };
}
