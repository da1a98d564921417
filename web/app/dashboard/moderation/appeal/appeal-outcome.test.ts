import { expect, test } from 'vitest';
import { outcomeOf } from './appeal-outcome.ts';

test.for([
  { code: 'notBanned', outcome: 'notBanned' },
  { code: 'appealSubmitted', outcome: 'submitted' },
  { code: 'appealAlreadySubmitted', outcome: 'alreadySubmitted' },
  { code: 'appealDeclined', outcome: 'declined' },
  { code: 'appealApproved', outcome: 'approved' },
  { code: 'banLifted', outcome: 'lifted' },
  { code: 'internal', outcome: 'failed' },
  { code: undefined, outcome: 'failed' },
] as const)('The answer code $code gives the appeal outcome $outcome', ({ code, outcome }) => {
  expect(outcomeOf(code)).toBe(outcome);
});
