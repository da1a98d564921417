import { expect, test } from 'vitest';
import { latencyTone } from './latency.ts';

test.for([
  { milliseconds: 299, tone: 'good' },
  { milliseconds: 300, tone: 'middling' },
  { milliseconds: 1000, tone: 'middling' },
  { milliseconds: 1001, tone: 'bad' },
])('A latency of $milliseconds ms is $tone', ({ milliseconds, tone }) => {
  const found = latencyTone(milliseconds);

  expect(found).toBe(tone);
});
