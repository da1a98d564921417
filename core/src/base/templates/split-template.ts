/** A part of a template for syntax highlighting. */
export interface TemplatePart {
  kind: 'text' | 'output' | 'tag';
  text: string;
  /** Where it begins, in UTF-16 code units. */
  start: number;
}

/** Outputs in double braces and tags in braces with percent signs; an unclosed one ends with its line. */
const MARKED = /\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\}|\{[{%][^\n{]*/gs;

/** Splits a template into literal text, outputs and tags. The parts concatenated are the template. */
export function splitTemplate(text: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let end = 0;
  const add = (kind: TemplatePart['kind'], until: number) => {
    if (until > end) parts.push({ kind, text: text.slice(end, until), start: end });
    end = until;
  };
  for (const { index, 0: marked } of text.matchAll(MARKED)) {
    add('text', index);
    add(marked.startsWith('{{') ? 'output' : 'tag', index + marked.length);
  }
  add('text', text.length);
  return parts;
}

/** The offset of a line and a column, both counted from 1. */
export function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
