/** Private-use characters around the parts of a sample that could not be rendered; nobody can type them. */
export const UNFINISHED_OPEN = '\uE000';
export const UNFINISHED_CLOSE = '\uE001';

/** Matches an unfinished part at the beginning of a text. */
export const UNFINISHED = new RegExp(`^${UNFINISHED_OPEN}([^${UNFINISHED_CLOSE}]*)${UNFINISHED_CLOSE}`, 'u');

/** The text without the marks, for contexts where they are not highlighted. */
export function withoutMarks(content: string): string {
  return content.replaceAll(UNFINISHED_OPEN, '').replaceAll(UNFINISHED_CLOSE, '');
}
