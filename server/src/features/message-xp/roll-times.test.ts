import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRollTimes, ROLL_GAP_MS } from './roll-times.ts';

test('a member is rolled for again after a minute, and never within one', () => {
  const steps = fc.array(fc.record({ who: fc.constantFrom('1', '2'), afterMs: fc.integer({ min: 0, max: 90_000 }) }));
  fc.assert(
    fc.property(steps, (messages) => {
      const rolls = createRollTimes();
      const last = new Map<string, number>();
      let nowMs = 1_000_000;
      for (const { who, afterMs } of messages) {
        nowMs += afterMs;
        const isTurn = nowMs - (last.get(who) ?? -Infinity) >= ROLL_GAP_MS;

        expect(rolls.take('guild', who, nowMs)).toBe(isTurn);
        if (isTurn) last.set(who, nowMs);
      }
    }),
  );
});

test('who writes on two servers has a turn on each', () => {
  const rolls = createRollTimes();

  expect([rolls.take('1', 'a', 1_000_000), rolls.take('2', 'a', 1_000_000)]).toEqual([true, true]);
});
