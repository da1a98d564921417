import { expect, test } from 'vitest';
import { splitTransfer } from './commission.ts';

test.for([
  { amount: 100, percent: 5, received: 95 },
  { amount: 101, percent: 5, received: 95 },
  { amount: 1, percent: 1, received: 0 },
  { amount: 7, percent: 0, received: 7 },
  { amount: 7, percent: 100, received: 0 },
  { amount: Number.MAX_SAFE_INTEGER, percent: 1, received: 8_917_127_262_193_581 },
])('A transfer of $amount at $percent percent commission delivers $received', ({ amount, percent, received }) => {
  expect(splitTransfer(amount, percent)).toEqual({ received, commission: amount - received });
});
