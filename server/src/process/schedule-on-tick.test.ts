import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { scheduleOnTick } from './schedule-on-tick.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('Pauses that end at about the same time end on the same tick', async () => {
  vi.useFakeTimers();
  const untilTickMs = 500 - (performance.now() % 250);
  const endedMs: number[] = [];

  for (const pauseMs of [untilTickMs, untilTickMs + 20, untilTickMs - 20]) {
    scheduleOnTick(pauseMs, () => endedMs.push(performance.now()));
  }
  await vi.advanceTimersByTimeAsync(1_000);

  expect(endedMs).toHaveLength(3);
  expect(new Set(endedMs).size).toBe(1);
});

test('A pause lasts as requested to within half a tick, even when repeated', async () => {
  const startedMs = performance.now();

  for (let time = 0; time < 3; time += 1) await new Promise<void>((resolve) => void scheduleOnTick(500, resolve));

  expect(performance.now() - startedMs).toBeGreaterThan(1_370);
});

test('A pause shorter than a tick ends on time', async () => {
  const startedMs = performance.now();

  await new Promise<void>((resolve) => void scheduleOnTick(40, resolve));

  expect(performance.now() - startedMs).toBeGreaterThan(38);
});

test('A cancelled pause does not fire, while others on the same tick do', async () => {
  const called: string[] = [];
  const cancel = scheduleOnTick(250, () => called.push('cancelled'));
  const cancelShort = scheduleOnTick(10, () => called.push('short'));
  scheduleOnTick(250, () => called.push('kept'));

  cancel();
  cancelShort();
  await sleep(500);

  expect(called).toEqual(['kept']);
});
