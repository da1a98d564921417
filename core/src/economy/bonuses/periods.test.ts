import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listZones } from '../../base/time-zone/zone-name.ts';
import { BONUSES, CLAIM_GAP_MS, nextClaimAt, periodsMissed } from './periods.ts';

const HOUR_MS = 3_600_000;
const bonus = fc.constantFrom(...BONUSES);
const zone = fc.constantFrom(...listZones());
const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
/** Uses of the command, each some time after the one before and possibly in another time zone. */
const uses = fc.array(fc.record({ zone, afterMs: fc.integer({ min: 0, max: 30 * HOUR_MS }) }), { maxLength: 25 });

describe('Bonus claims', () => {
  test('A bonus cannot be claimed twice within 20 hours, even across time zone changes', () => {
    fc.assert(
      fc.property(bonus, moment, uses, (kind, startMs, tries) => {
        const claims: number[] = [];
        let nowMs = startMs;
        for (const { zone: name, afterMs } of tries) {
          nowMs += afterMs;
          const last = claims.at(-1);
          if (last === undefined || nowMs >= nextClaimAt(kind, name, last)) claims.push(nowMs);
        }

        for (const [index, at] of claims.entries()) {
          expect(at - (claims[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(CLAIM_GAP_MS);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('Claiming a bonus as soon as it is due keeps the streak in every zone and across clock changes', () => {
    fc.assert(
      fc.property(bonus, zone, moment, (kind, name, lastMs) => {
        const dueMs = nextClaimAt(kind, name, lastMs);

        expect(periodsMissed(kind, name, lastMs, dueMs)).toEqual([]);
        expect(dueMs - lastMs).toBeLessThanOrEqual((kind === 'daily' ? 25 : 7 * 24 + 1) * HOUR_MS);
      }),
      { numRuns: 150 },
    );
  });
});

const at = (text: string) => Date.parse(text);

test.for([
  { which: 'daily', zone: 'UTC', last: '2026-11-22T03:00Z', next: '2026-11-23T00:00:00.000Z' },
  { which: 'daily', zone: 'UTC', last: '2026-11-22T23:50Z', next: '2026-11-23T19:50:00.000Z' },
  { which: 'daily', zone: 'Europe/Moscow', last: '2026-11-22T00:30Z', next: '2026-11-22T21:00:00.000Z' },
  { which: 'weekly', zone: 'UTC', last: '2026-11-18T08:00Z', next: '2026-11-23T00:00:00.000Z' },
  { which: 'weekly', zone: 'UTC', last: '2026-11-22T23:00Z', next: '2026-11-23T19:00:00.000Z' },
] as const)('The $which bonus claimed at $last in $zone is next due at $next', ({ which, zone: name, last, next }) => {
  expect(new Date(nextClaimAt(which, name, at(last))).toISOString()).toBe(next);
});

test('Missed periods between two claims are listed, for two days and for one week', () => {
  const days = periodsMissed('daily', 'UTC', at('2026-11-19T23:00Z'), at('2026-11-22T01:00Z'));
  const weeks = periodsMissed('weekly', 'UTC', at('2026-11-08T12:00Z'), at('2026-11-16T12:00Z'));

  expect(days.map(({ fromMs }) => new Date(fromMs).toISOString().slice(0, 10))).toEqual(['2026-11-20', '2026-11-21']);
  expect(weeks).toEqual([{ fromMs: at('2026-11-09T00:00Z'), untilMs: at('2026-11-16T00:00Z') }]);
});
