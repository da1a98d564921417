import { expect, test } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

const MINUTE = 60_000;
const SIZE = { width: 60, height: 10 };
const HOUR = { spanMs: 60 * MINUTE, gapMs: 150_000 };

test('the line ends at the right edge and is measured from zero', () => {
  const moments = [
    { at: 0, value: 50 },
    { at: MINUTE, value: 100 },
  ];

  const path = sparklinePath(moments, SIZE, HOUR);

  expect(path).toBe('M59 5L60 0');
});

test('where nothing was measured the line is interrupted', () => {
  const moments = [
    { at: 0, value: 10 },
    { at: MINUTE, value: null },
    { at: 2 * MINUTE, value: 10 },
    { at: 10 * MINUTE, value: 10 },
  ];

  const path = sparklinePath(moments, SIZE, HOUR);

  expect(path).toBe('M50 0M52 0M60 0');
});

test('debts lie below zero, and without a longest gap the line goes on', () => {
  const moments = [
    { at: 0, value: -100 },
    { at: 60 * MINUTE, value: 100 },
  ];

  const path = sparklinePath(moments, SIZE, { spanMs: 60 * MINUTE });

  expect(path).toBe('M0 10L60 0');
});
