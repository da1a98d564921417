import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-input.ts';

test('a moment comes back as it was, to the minute, whatever the clock of the reader', () => {
  expect(fromLocalInput(toLocalInput('2026-03-01T05:07:00.000Z'))).toBe('2026-03-01T05:07:00.000Z');
  expect(fromLocalInput(toLocalInput('0999-03-01T05:07:00.000Z'))).toBe('0999-03-01T05:07:00.000Z');
});

test.for(['', 'soon'])('"%s" is no moment', (text) => {
  expect(toLocalInput(text)).toBe('');
  expect(fromLocalInput(text)).toBe('');
});

test('a year with five digits is none that the platform takes', () => {
  expect(fromLocalInput('+012026-03-01T05:07')).toBe('');
});
