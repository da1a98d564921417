import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

const REST_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('A claimed key rejects further claims with the remaining wait', async () => {
  const throttle = createThrottle(null, REST_MS);
  await throttle.claim('join');

  vi.advanceTimersByTime(8_500);

  await expect(throttle.claim('join')).rejects.toMatchObject({ code: 'tooManyRequests', retryAfterSeconds: 2 });
});

test('A claimed key is free again exactly on time, even after rejected claims', async () => {
  const throttle = createThrottle(null, REST_MS);
  await throttle.claim('join');

  vi.advanceTimersByTime(REST_MS - 1);
  await expect(throttle.claim('join')).rejects.toMatchObject({ retryAfterSeconds: 1 });
  vi.advanceTimersByTime(1);

  await expect(throttle.claim('join')).resolves.toBeUndefined();
});

test('A claimed key does not throttle another key', async () => {
  const throttle = createThrottle(null, REST_MS);

  await throttle.claim('join');

  await expect(throttle.claim('leave')).resolves.toBeUndefined();
});

test('A throttle accepts only one of many simultaneous claims', async () => {
  const throttle = createThrottle(null, REST_MS);

  const claims = await Promise.allSettled(Array.from({ length: 5 }, () => throttle.claim('join')));

  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
