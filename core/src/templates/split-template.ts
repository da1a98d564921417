/** A stretch of a template as the field colours it. */
export interface TemplatePart {
  kind: 'text' | 'output' | 'tag';
  text: string;
  /** Where it begins, in UTF-16 code units. */
  start: number;
}

/** What is in double braces, and what is in braces with percent signs; one that is still open ends with its line. */
const MARKED = /\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\}|\{[{%][^\n{]*/gs;

/** Cuts a template into what is said as it stands and what is filled in. Joined again, the parts are the template. */
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

/** Where a line and a column, both from 1, are in the text. */
export function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
