import { expect, test } from 'vitest';
import { ANSWER_MAX, ANSWERS_MAX, readAnswers } from './read-answers.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `answer ${index + 1}`);

test.for([
  { text: 'tea | coffee', answers: ['tea', 'coffee'] },
  { text: 'tea, coffee; water,', answers: ['tea', 'coffee', 'water'] },
  { text: 'yes, please | no, thanks', answers: ['yes, please', 'no, thanks'] },
  { text: numbered(ANSWERS_MAX).join('|'), answers: numbered(ANSWERS_MAX) },
  { text: `${'x'.repeat(ANSWER_MAX)}|y`, answers: ['x'.repeat(ANSWER_MAX), 'y'] },
])('Reads "$text" as poll answers', ({ text, answers }) => {
  const read = readAnswers(text);

  expect(read).toEqual(answers);
});

test.for(['', 'tea', 'tea | Tea', numbered(ANSWERS_MAX + 1).join('|'), `${'x'.repeat(ANSWER_MAX + 1)}|y`])(
  'Rejects "%s" as poll answers',
  (text) => {
    const read = readAnswers(text);

    expect(read).toBeNull();
  },
);
