import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues } from '../issues/describe-issues.ts';
import { joinDuration, splitDuration } from './duration-parts.ts';
import { DURATION_MAX_MS, durationSchema } from './duration-schema.ts';

test('The longest duration is 365 days', () => {
  const ms = joinDuration({ days: 365, hours: 0, minutes: 0, seconds: 0 });

  expect(ms).toBe(DURATION_MAX_MS);
});

test.for([0, 1_000, DURATION_MAX_MS])('Accepts %d ms as a duration', (ms) => {
  const { success } = z.safeParse(durationSchema(), ms);

  expect(success).toBe(true);
});

test.for([
  { ms: DURATION_MAX_MS + 1, code: 'durationTooLong' },
  { ms: -1, code: 'nonNegativeInteger' },
  { ms: 0.5, code: 'nonNegativeInteger' },
  { ms: Number.NaN, code: 'nonNegativeInteger' },
])('Refuses a duration of $ms ms with $code', ({ ms, code }) => {
  const { error } = z.safeParse(durationSchema(), ms);

  expect(describeIssues(error?.issues ?? []).map((issue) => issue.code)).toEqual([code]);
});

test('A caller can set a shorter limit and its error code', () => {
  const { error } = z.safeParse(durationSchema(1_000, 'punishmentTooLong'), 1_001);

  expect(describeIssues(error?.issues ?? [])).toEqual([
    { path: '', code: 'punishmentTooLong', params: { max: 1_000 } },
  ]);
});

describe('Splitting durations', () => {
  test.for([
    { ms: 0, parts: { days: 0, hours: 0, minutes: 0, seconds: 0 } },
    { ms: 90_061_000, parts: { days: 1, hours: 1, minutes: 1, seconds: 1 } },
    { ms: 86_399_999, parts: { days: 0, hours: 23, minutes: 59, seconds: 59 } },
    { ms: DURATION_MAX_MS, parts: { days: 365, hours: 0, minutes: 0, seconds: 0 } },
  ])('Splits $ms ms into days, hours, minutes and seconds', ({ ms, parts }) => {
    const split = splitDuration(ms);

    expect(split).toEqual(parts);
  });

  test('Splitting and joining a duration round-trips to whole seconds', () => {
    const spans = Array.from({ length: 500 }, (_, index) => (index * 7_919_777) % (DURATION_MAX_MS / 1_000));

    const joined = spans.map((seconds) => joinDuration(splitDuration(seconds * 1_000)) / 1_000);

    expect(joined).toEqual(spans);
  });
});

test('A duration can be composed from 90 minutes instead of 1 hour 30 minutes', () => {
  const ms = joinDuration({ days: 0, hours: 0, minutes: 90, seconds: 0 });

  expect(ms).toBe(5_400_000);
});
