import { APPEAL_MESSAGES } from '@perigee/core/appeal/standing';
import { expect, test } from 'vitest';
import { classifyMessage, outcomeOf } from './appeal-outcome.ts';

test.for([
  { message: 'You are not banned', outcome: 'notBanned' },
  { message: 'Appeal has already been submitted', outcome: 'alreadySubmitted' },
  { message: 'Appeal has been declined', outcome: 'declined' },
  { message: 'Appeal was successfully submitted', outcome: 'submitted' },
  { message: 'Something went wrong on our side', outcome: 'failed' },
  { message: '', outcome: 'failed' },
])('"$message" is $outcome', ({ message, outcome }) => {
  expect(classifyMessage(message)).toBe(outcome);
});

test('who was approved is told more than the words say', () => {
  expect(outcomeOf(APPEAL_MESSAGES.appealApproved, 'appealApproved')).toBe('approved');
  expect(outcomeOf(APPEAL_MESSAGES.banLifted, 'banLifted')).toBe('lifted');
  expect(outcomeOf(APPEAL_MESSAGES.notBanned, 'notBanned')).toBe('notBanned');
});
