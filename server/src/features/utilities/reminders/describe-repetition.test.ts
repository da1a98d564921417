import fc from 'fast-check';
import { LOCALES } from '@perigee/core/base/locales/locales';
import { lawRuns } from '@perigee/core/base/reading/law-runs';
import { readRecurrence } from '@perigee/core/base/reading/read-recurrence';
import type { Recurrence } from '@perigee/core/base/reading/recurrence';
import { expect, test } from 'vitest';
import { describeRepetition } from './describe-repetition.ts';

const CONTEXT = { nowMs: Date.UTC(2026, 10, 25), zone: 'UTC' };

const DESCRIBED: { recurrence: Recurrence; en: string; ru: string }[] = [
  { recurrence: { kind: 'days', every: 1, seconds: 32_400 }, en: 'every day at 09:00', ru: 'каждый день в 09:00' },
  { recurrence: { kind: 'days', every: 3, seconds: 0 }, en: 'every 3 days at 00:00', ru: 'каждые 3 дня в 00:00' },
  {
    recurrence: { kind: 'weekdays', every: 1, weekdays: [0, 4], seconds: 32_400 },
    en: 'every Monday and Friday at 09:00',
    ru: 'по понедельникам и пятницам в 09:00',
  },
  {
    recurrence: { kind: 'weekdays', every: 1, weekdays: [0, 1, 2, 3, 4], seconds: 32_400 },
    en: 'every weekday at 09:00',
    ru: 'по будням в 09:00',
  },
  {
    recurrence: { kind: 'months', every: 1, day: 22, seconds: 32_400 },
    en: 'every month on the 22nd at 09:00',
    ru: 'каждый месяц 22 числа в 09:00',
  },
  { recurrence: { kind: 'interval', everyMs: 7_200_000 }, en: 'every 2 hours', ru: 'с интервалом 2 часа' },
];

test.for(DESCRIBED)('Describes "$en"', ({ recurrence, en, ru }) => {
  expect([describeRepetition(recurrence, 'en'), describeRepetition(recurrence, 'ru')]).toEqual([en, ru]);
});

const seconds = fc.integer({ min: 0, max: 86_399 });
const every = fc.integer({ min: 1, max: 30 });
const day = fc.integer({ min: 1, max: 31 });
const recurrences: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({
    kind: fc.constant('interval' as const),
    everyMs: fc.integer({ min: 60, max: 86_399 }).map((s) => s * 1000),
  }),
  fc.record({ kind: fc.constant('days' as const), every, seconds }),
  fc.record({
    kind: fc.constant('weekdays' as const),
    every,
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
    seconds,
  }),
  fc.record({ kind: fc.constant('months' as const), every, day, seconds }),
  fc.record({
    kind: fc.constant('years' as const),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.constantFrom(1, 28),
    seconds,
  }),
);

test('Every repetition that the product writes is read back', () => {
  fc.assert(
    fc.property(recurrences, fc.constantFrom(...LOCALES), (recurrence, locale) => {
      expect(readRecurrence(describeRepetition(recurrence, locale), CONTEXT)).toMatchObject({ value: recurrence });
    }),
    { numRuns: lawRuns(5000) },
  );
});
