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

test.for(CODES)('The issue %s has a text in both languages', (code) => {
  const texts = [
    describeIssue(speaking('en'), { code, params: PARAMS }),
    describeIssue(speaking('ru'), { code, params: PARAMS }),
  ];

  expect(texts[0]).toMatch(/^[^{}]*[a-z]{2}[^{}]*$/i);
  expect(texts[1]).toMatch(/^[^{}]*[а-яё]{2}[^{}]*$/i);
});

test('A length issue includes its limit in the text', () => {
  const issueText = describeIssue(speaking('en'), { code: 'tooLong', params: { max: 50 } });

  expect(issueText).toBe('Cannot be longer than 50 characters');
});

test('A number that is too large names the largest value', () => {
  const issueText = describeIssue(speaking('en'), { code: 'nonNegativeInteger', params: { max: 9 } });

  expect(issueText).toBe('Enter 0 or more. No more than 9');
});

test('A review in progress names its reviewer', () => {
  const issueText = describeIssue(speaking('en'), { code: 'review_heldByOther', params: { by: 'Alice' } });

  expect(issueText).toBe('Alice is already reviewing it.');
});
