import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '../locales/locales.ts';
import { wallClockAt } from '../time-zone/wall-clock.ts';
import { listZones } from '../time-zone/zone-name.ts';
import { writeDuration } from '../time/write-duration.ts';
import { readOrderEnd } from './order-end.ts';
import { lawRuns } from './law-runs.ts';
import { readTime } from './time.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 25, 12, 30);

const locale = fc.constantFrom(...LOCALES);
const zone = fc.constantFrom(...listZones());
const seconds = fc.integer({ min: 1, max: 10 * 365 * 86_400 });
const minute = fc
  .integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2040, 0, 1) })
  .map((ms) => Math.floor(ms / 60_000) * 60_000);

test('Every length that the product writes is read back', () => {
  fc.assert(
    fc.property(seconds, locale, fc.constantFrom('long', 'short'), (amount, language, style) => {
      const read = readTime(writeDuration(amount * 1000, language, style), { nowMs: NOW, zone: 'UTC' });

      expect(read.kind === 'read' && read.value).toEqual({ kind: 'length', ms: amount * 1000 });
    }),
    { numRuns: lawRuns(10_000) },
  );
});

/** A wall clock time in each way it may be written. */
const WRITINGS: readonly ((iso: string) => string)[] = [
  (iso) => iso.slice(0, 16),
  (iso) => iso.slice(0, 16).replace('T', ' '),
  (iso) => `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)} ${iso.slice(11, 16)}`,
  (iso) => `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)} в ${iso.slice(11, 16)}`,
  (iso) => `at ${iso.slice(11, 16)} on ${iso.slice(0, 10)}`,
];

test('A date and time is read as that time on the clocks of the zone, also around changes of the clocks', () => {
  fc.assert(
    fc.property(zone, minute, fc.constantFrom(...WRITINGS), (name, at, write) => {
      const wall = wallClockAt(name, at);
      const text = write(new Date(wall).toISOString());
      const read = readTime(text, { nowMs: NOW, zone: name, mayBePast: true });

      expect(read.kind === 'read' && read.value.kind === 'moment' && wallClockAt(name, read.value.at)).toBe(wall);
    }),
    { numRuns: lawRuns(3000) },
  );
});

test('Noon tomorrow is noon on the next day of any zone', () => {
  fc.assert(
    fc.property(zone, minute, fc.constantFrom('tomorrow at noon', 'завтра в 12:00'), (name, nowMs, text) => {
      const read = readTime(text, { nowMs, zone: name });
      const noon = (Math.floor(wallClockAt(name, nowMs) / DAY_MS) + 1.5) * DAY_MS;

      expect(read.kind === 'read' && read.value.kind === 'moment' && wallClockAt(name, read.value.at)).toBe(noon);
    }),
    { numRuns: lawRuns(3000) },
  );
});

test('Readers take no more of a text than there is, whatever it says', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '10',
      '1.5',
      'h',
      'days',
      'до',
      'until',
      'friday',
      '31.12',
      '18:00',
      'и',
      'for',
      'на',
      ',',
      '-',
      ' ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join(' ');
      const { length } = readTime(text, { nowMs: NOW, zone: 'Europe/Berlin' });

      expect(length).toBeLessThanOrEqual(text.length);
      expect(() => readOrderEnd(text, { nowMs: NOW, zone: 'Europe/Berlin' })).not.toThrow();
    }),
    { numRuns: lawRuns(3000) },
  );
});
