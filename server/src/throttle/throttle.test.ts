import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

const REST_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('a key that was claimed rests, and says how long still', async () => {
  const throttle = createThrottle(null, REST_MS);
  await throttle.claim('join');

  vi.advanceTimersByTime(8_500);

  await expect(throttle.claim('join')).rejects.toMatchObject({ code: 'tooManyRequests', retryAfterSeconds: 2 });
});

test('its rest ends after that time, not a millisecond earlier, and is not drawn out by asking', async () => {
  const throttle = createThrottle(null, REST_MS);
  await throttle.claim('join');

  vi.advanceTimersByTime(REST_MS - 1);
  await expect(throttle.claim('join')).rejects.toMatchObject({ retryAfterSeconds: 1 });
  vi.advanceTimersByTime(1);

  await expect(throttle.claim('join')).resolves.toBeUndefined();
});

test('another key is not held up', async () => {
  const throttle = createThrottle(null, REST_MS);

  await throttle.claim('join');

  await expect(throttle.claim('leave')).resolves.toBeUndefined();
});

test('of many at once, one is let through', async () => {
  const throttle = createThrottle(null, REST_MS);

  const claims = await Promise.allSettled(Array.from({ length: 5 }, () => throttle.claim('join')));

  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
