import { expect, test } from 'vitest';
import { nextDraw } from './next-draw.ts';

test.for([
  // 22 November 2026 is a Sunday.
  { zone: 'UTC', weekday: 6, hour: 20, after: '2026-11-22T19:59:59Z', at: '2026-11-22T20:00:00.000Z' },
  { zone: 'UTC', weekday: 6, hour: 20, after: '2026-11-22T20:00:00Z', at: '2026-11-29T20:00:00.000Z' },
  { zone: 'UTC', weekday: 0, hour: 0, after: '2026-11-22T20:00:00Z', at: '2026-11-23T00:00:00.000Z' },
  { zone: 'Europe/Moscow', weekday: 6, hour: 20, after: '2026-11-22T17:00:00Z', at: '2026-11-29T17:00:00.000Z' },
  { zone: 'Asia/Tokyo', weekday: 0, hour: 1, after: '2026-11-22T15:30:00Z', at: '2026-11-22T16:00:00.000Z' },
  // The clocks go back in between.
  { zone: 'Europe/Berlin', weekday: 6, hour: 20, after: '2026-10-20T00:00:00Z', at: '2026-10-25T19:00:00.000Z' },
])('After $after, the next jackpot draw in $zone is at $at', ({ zone, weekday, hour, after, at }) => {
  expect(new Date(nextDraw(zone, { weekday, hour }, Date.parse(after))).toISOString()).toBe(at);
});
