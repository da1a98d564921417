import { describe, expect, test } from 'vitest';
import { type GreetingWindow, LATE_MS, PACE_MS, paceGreetings, WINDOW_MS } from './pace.ts';

const NOW = 1_790_000_000_000;

const arrive = (known: GreetingWindow | null, count: number, perMinute = 20, now = NOW) =>
  paceGreetings(known, { now, count, perMinute });

describe('Greeting pace', () => {
  test('The first two members are greeted at once and later ones at the set pace, in order', () => {
    const { dueAt } = arrive(null, 5);

    expect(dueAt.map((at) => (at ?? 0) - NOW)).toEqual([0, 0, PACE_MS, 2 * PACE_MS, 3 * PACE_MS]);
  });

  test('Members beyond the per-minute cap are counted instead of greeted', () => {
    const { window, dueAt } = arrive(null, 57);

    expect(window).toMatchObject({ greeted: 20, others: 37 });
    expect(dueAt.slice(20)).toEqual(Array.from({ length: 37 }, () => null));
  });

  test('The greeting window counts within its minute and restarts after it', () => {
    const first = arrive(null, 19).window;
    const second = arrive(first, 2, 20, NOW + WINDOW_MS - 1);
    const third = arrive(second.window, 2, 20, NOW + WINDOW_MS);

    expect(second.window).toMatchObject({ begunAt: NOW, greeted: 20, others: 1 });
    expect(third.window).toMatchObject({ begunAt: NOW + WINDOW_MS, greeted: 2, others: 0 });
  });

  test('A closed greeting window restarts with the next arrival', () => {
    const { window } = arrive({ ...arrive(null, 25).window, isClosed: true }, 1, 20, NOW + 1_000);

    expect(window).toMatchObject({ begunAt: NOW + 1_000, greeted: 1, others: 0, isClosed: false });
  });

  test('A raid of 500 without a cap is greeted one by one', () => {
    const { window, dueAt } = arrive(null, 500, 0);

    expect(window).toMatchObject({ greeted: 500, others: 0 });
    expect(dueAt.at(-1)).toBe(NOW + 498 * PACE_MS);
  });

  test('Greetings that would be too late are not scheduled', () => {
    const { window, dueAt } = arrive(null, 10_000, 0);

    expect(window.greeted + window.others).toBe(10_000);
    expect(Math.max(...dueAt.map((at) => at ?? 0)) - NOW).toBeLessThanOrEqual(LATE_MS);
  });
});
