import { expect, test } from 'vitest';
import { looksAutomated } from './automation.ts';
import { EARNING_STEPS, medianEarning } from './earning-steps.ts';
import { bestPaid, hourlyPay, hoursFor } from './pace.ts';

const HOUR = 3_600_000;
const rhythm = (changes: { works?: number; hours?: number; spread?: number }) => {
  const { works = 30, hours = 20, spread = 0.05 } = changes;
  const waits = works - 1;
  return { works, hours, waits, waitsMs: waits * HOUR, waitsMsSquared: waits * HOUR ** 2 * (1 + spread ** 2) };
};

test.for([
  { name: 'evenly around the clock', changes: {}, is: true },
  { name: 'too rarely to judge', changes: { works: 29 }, is: false },
  { name: 'with a nightly break', changes: { hours: 19 }, is: false },
  { name: 'at irregular intervals', changes: { spread: 0.11 }, is: false },
])('A member who works $name looks automated: $is', ({ changes, is }) => {
  expect(looksAutomated(rhythm(changes))).toBe(is);
});

test('The median earning is accurate to within 5.5 %', () => {
  const steps = [40, 55, 70].map((step) => ({ step, members: 3 }));
  const [from = 0, upTo = 0] = EARNING_STEPS.slice(54);

  const median = medianEarning(steps) ?? 0;

  expect(median / from).toBeLessThan(1.055);
  expect(upTo / median).toBeLessThan(1.055);
  expect(medianEarning([{ step: 0, members: 5 }])).toBe(0);
  expect(medianEarning([])).toBeNull();
});

test('Prices are expressed in hours of the best-paid job', () => {
  const jobs = [
    { name: 'guard', salary: { min: 10, max: 30 }, cooldown: HOUR },
    { name: 'smith', salary: { min: 100, max: 100 }, cooldown: 2 * HOUR },
    { name: 'monk', salary: { min: -10, max: 0 }, cooldown: HOUR },
  ];

  expect(bestPaid(jobs)).toMatchObject({ job: { name: 'smith' }, hourly: 50 });
  expect(bestPaid(jobs.slice(2))).toBeNull();
  expect(hourlyPay({ min: 1, max: 1, cooldown: 0 })).toBe(60);
  expect([hoursFor(100, 50), hoursFor(100, 0), hoursFor(100, null)]).toEqual([2, null, null]);
});
