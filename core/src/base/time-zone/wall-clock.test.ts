import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOfWall, wallClockAt } from './wall-clock.ts';
import { listZones } from './zone-name.ts';

const zone = fc.constantFrom(...listZones());
const moment = fc
  .integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2040, 0, 1) })
  .map((ms) => Math.floor(ms / 1000) * 1000);

test.for([
  { zone: 'UTC', wall: '2026-12-31T18:00', at: '2026-12-31T18:00:00.000Z' },
  { zone: 'Europe/Moscow', wall: '2026-12-31T18:00', at: '2026-12-31T15:00:00.000Z' },
  // Skipped when the clocks went forward; repeated when they went back.
  { zone: 'Europe/Berlin', wall: '2026-03-29T02:30', at: '2026-03-29T01:30:00.000Z' },
  { zone: 'Europe/Berlin', wall: '2026-10-25T02:30', at: '2026-10-25T00:30:00.000Z' },
])('The wall clock time $wall in $zone is the moment $at', ({ zone: name, wall, at }) => {
  expect(new Date(momentOfWall(name, Date.parse(`${wall}Z`))).toISOString()).toBe(at);
});

test('A wall clock time round-trips through its moment', () => {
  fc.assert(
    fc.property(zone, moment, (name, at) => {
      const wall = wallClockAt(name, at);

      expect(wallClockAt(name, momentOfWall(name, wall))).toBe(wall);
    }),
    { numRuns: 150 },
  );
});
