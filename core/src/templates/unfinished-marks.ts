/** Stand around what of a sample could not be filled in; nobody's keyboard writes them. */
export const UNFINISHED_OPEN = '\uE000';
export const UNFINISHED_CLOSE = '\uE001';

/** What of a rendered sample is still as it was typed, where a text begins with it. */
export const UNFINISHED = new RegExp(`^${UNFINISHED_OPEN}([^${UNFINISHED_CLOSE}]*)${UNFINISHED_CLOSE}`, 'u');

/** The same without the marks, for where nothing is drawn. */
export function withoutMarks(content: string): string {
  return content.replaceAll(UNFINISHED_OPEN, '').replaceAll(UNFINISHED_CLOSE, '');
}
