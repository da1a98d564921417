import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-input.ts';

test('A moment round-trips through a local input field to the minute', () => {
  expect(fromLocalInput(toLocalInput('2026-03-01T05:07:00.000Z'))).toBe('2026-03-01T05:07:00.000Z');
  expect(fromLocalInput(toLocalInput('0999-03-01T05:07:00.000Z'))).toBe('0999-03-01T05:07:00.000Z');
});

test.for(['', 'soon'])('The text "%s" converts to no moment in either direction', (text) => {
  expect(toLocalInput(text)).toBe('');
  expect(fromLocalInput(text)).toBe('');
});

test('A moment with a five-digit year is rejected', () => {
  expect(fromLocalInput('+012026-03-01T05:07')).toBe('');
});
