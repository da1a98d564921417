import { expect, test } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

const MINUTE = 60_000;
const SIZE = { width: 60, height: 10 };
const HOUR = { spanMs: 60 * MINUTE, gapMs: 150_000 };

test('The sparkline ends at the right edge and scales from zero', () => {
  const moments = [
    { at: 0, value: 50 },
    { at: MINUTE, value: 100 },
  ];

  const path = sparklinePath(moments, SIZE, HOUR);

  expect(path).toBe('M59 5L60 0');
});

test('The sparkline has a gap where measurements are missing', () => {
  const moments = [
    { at: 0, value: 10 },
    { at: MINUTE, value: null },
    { at: 2 * MINUTE, value: 10 },
    { at: 10 * MINUTE, value: 10 },
  ];

  const path = sparklinePath(moments, SIZE, HOUR);

  expect(path).toBe('M50 0M52 0M60 0');
});

test('Debts are below zero, and a sparkline without a maximum gap is continuous', () => {
  const moments = [
    { at: 0, value: -100 },
    { at: 60 * MINUTE, value: 100 },
  ];

  const path = sparklinePath(moments, SIZE, { spanMs: 60 * MINUTE });

  expect(path).toBe('M0 10L60 0');
});
