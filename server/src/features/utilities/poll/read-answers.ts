/** Fewest and most answers of a poll (two rows of buttons). */
export const ANSWERS_MIN = 2;
export const ANSWERS_MAX = 10;

/** Longest answer, in UTF-16 code units: the limit of a button label. */
export const ANSWER_MAX = 80;

/** Stands between answers that contain `|` themselves: a line separator, which nobody types. */
export const ANSWER_BREAK = '\u2028';

/** Splits answers at `|` or, without any, at commas and semicolons; null if they are invalid. */
export function readAnswers(text: string): string[] | null {
  const parts = text.split([ANSWER_BREAK, '|'].find((each) => text.includes(each)) ?? /[,;]/);
  const answers = parts.map((part) => part.trim().replace(/\s+/g, ' ')).filter((part) => part !== '');
  const distinct = new Set(answers.map((answer) => answer.toLowerCase()));
  const isPoll = answers.length >= ANSWERS_MIN && answers.length <= ANSWERS_MAX && distinct.size === answers.length;
  return isPoll && answers.every((answer) => answer.length <= ANSWER_MAX) ? answers : null;
}
