import { ISSUE_PARAMS, isIssueCode } from '@perigee/core/base/issues/issue-codes';
import { expect, test } from 'vitest';
import type { Message, Translate } from '../preferences/use-text.ts';
import { describeIssue } from './issue-texts.ts';

const CODES = Object.keys(ISSUE_PARAMS).filter(isIssueCode);
const PARAMS = { max: 7, min: 7, name: 'seven', text: 'seven', by: 'seven' };

function speaking(locale: 'en' | 'ru'): Translate {
  return <Inputs>(message: Message<Inputs | Record<string, never>>, inputs?: Inputs) =>
    message(inputs ?? {}, { locale });
}

test.for(CODES)('%s is said in words of either language', (code) => {
  const texts = [
    describeIssue(speaking('en'), { code, params: PARAMS }),
    describeIssue(speaking('ru'), { code, params: PARAMS }),
  ];

  expect(texts[0]).toMatch(/^[^{}]*[a-z]{2}[^{}]*$/i);
  expect(texts[1]).toMatch(/^[^{}]*[а-яё]{2}[^{}]*$/i);
});

test('the number of a limit stands in its text', () => {
  const issueText = describeIssue(speaking('en'), { code: 'tooLong', params: { max: 50 } });

  expect(issueText).toBe('Cannot be longer than 50 characters');
});

test('a whole number that is too large is told the largest', () => {
  const issueText = describeIssue(speaking('en'), { code: 'nonNegativeInteger', params: { max: 9 } });

  expect(issueText).toBe('Enter 0 or more. No more than 9');
});

test('who was faster stands in the text of a refused review', () => {
  const issueText = describeIssue(speaking('en'), { code: 'review_heldByOther', params: { by: 'Alice' } });

  expect(issueText).toBe('Alice is already reviewing it.');
});
