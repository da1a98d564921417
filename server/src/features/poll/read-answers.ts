/** How many answers a poll has (two rows of buttons). */
export const ANSWERS_MIN = 2;
export const ANSWERS_MAX = 10;

/** Longest answer, in UTF-16 code units: a button's label. */
export const ANSWER_MAX = 80;

/** The answers of a poll, separated by `|` or, where there is none, by commas or semicolons; null where they are no poll's. */
export function readAnswers(text: string): string[] | null {
  const parts = text.split(text.includes('|') ? '|' : /[,;]/);
  const answers = parts.map((part) => part.trim().replace(/\s+/g, ' ')).filter((part) => part !== '');
  const distinct = new Set(answers.map((answer) => answer.toLowerCase()));
  const isPoll = answers.length >= ANSWERS_MIN && answers.length <= ANSWERS_MAX && distinct.size === answers.length;
  return isPoll && answers.every((answer) => answer.length <= ANSWER_MAX) ? answers : null;
}
