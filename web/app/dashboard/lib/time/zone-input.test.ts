import { expect, test } from 'vitest';
import { fromZoneInput, toZoneInput } from './zone-input.ts';

test.for([
  ['2026-11-22T17:30:59.000Z', 'UTC', '2026-11-22T17:30'],
  ['2026-11-22T22:30:00.000Z', 'Europe/Moscow', '2026-11-23T01:30'],
  ['2026-07-01T00:05:00.000Z', 'America/New_York', '2026-06-30T20:05'],
  ['2026-11-22T00:00:00.000Z', 'UTC', '2026-11-22T00:00'],
] as const)('The date field shows %s in %s as %s', ([iso, zone, shown]) => {
  expect(toZoneInput(iso, zone)).toBe(shown);
});

test('A field value is read in the given time zone, and an invalid one becomes empty', () => {
  expect(fromZoneInput('2026-11-23T01:30', 'Europe/Moscow')).toBe('2026-11-22T22:30:00.000Z');
  expect(['', 'tomorrow'].map((input) => fromZoneInput(input, 'UTC'))).toEqual(['', '']);
});
