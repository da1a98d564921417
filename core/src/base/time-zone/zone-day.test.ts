import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, mondayOf, startOfDay } from './zone-day.ts';
import { findZone, listZones } from './zone-name.ts';

const DAY_MS = 86_400_000;
const zone = fc.constantFrom(...listZones());
const moment = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2040, 0, 1) });

test.for([
  { zone: 'UTC', day: '2026-11-22', starts: '2026-11-22T00:00:00.000Z' },
  { zone: 'Europe/Moscow', day: '2026-11-22', starts: '2026-11-21T21:00:00.000Z' },
  { zone: 'Pacific/Kiritimati', day: '2026-11-22', starts: '2026-11-21T10:00:00.000Z' },
  { zone: 'America/New_York', day: '2026-03-09', starts: '2026-03-09T04:00:00.000Z' },
  // The clocks went from midnight to one.
  { zone: 'Africa/Cairo', day: '2024-04-26', starts: '2024-04-25T22:00:00.000Z' },
  // The clocks went back from midnight to eleven, so the previous day had an hour twice.
  { zone: 'America/Asuncion', day: '2024-03-24', starts: '2024-03-24T04:00:00.000Z' },
])('The day $day in $zone starts at $starts', ({ zone: name, day, starts }) => {
  const start = startOfDay(name, Date.parse(day) / DAY_MS);

  expect(new Date(start).toISOString()).toBe(starts);
});

test('Every moment is within its day in any zone, and days are consecutive', () => {
  fc.assert(
    fc.property(zone, moment, (name, at) => {
      const day = dayIn(name, at);
      const [from, until] = [startOfDay(name, day), startOfDay(name, day + 1)];

      expect(from).toBeLessThanOrEqual(at);
      expect(until).toBeGreaterThan(at);
      expect(dayIn(name, from - 1)).toBeLessThan(day);
      expect(until - from).toBeGreaterThanOrEqual(23 * 3_600_000);
    }),
    { numRuns: 150 },
  );
});

test('A week starts on its Monday', () => {
  const mondays = ['2026-11-16', '2026-11-22', '2026-11-23', '1969-12-30'].map((day) =>
    new Date(mondayOf(Date.parse(day) / DAY_MS) * DAY_MS).toISOString().slice(0, 10),
  );

  expect(mondays).toEqual(['2026-11-16', '2026-11-16', '2026-11-23', '1969-12-29']);
});

test.for([
  { name: 'europe/berlin', found: 'Europe/Berlin' },
  { name: 'UTC', found: 'UTC' },
  { name: '+03:00', found: null },
  { name: 'Mars/Olympus', found: null },
  { name: '', found: null },
])('Looking up the time zone "$name" finds $found', ({ name, found }) => {
  expect(findZone(name)).toBe(found);
});
