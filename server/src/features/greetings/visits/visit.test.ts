import { describe, expect, test } from 'vitest';
import { AGAIN_MS, stepVisit, type Visit, type VisitEvent } from './visit.ts';

const NOW = 1_790_000_000_000;

/** Applies all news, each at its second; returns the step after each. */
function follow(events: readonly (VisitEvent & { atS: number })[], afterScreening = true) {
  let visit: Visit | null = null;
  return events.map(({ atS, ...one }) => {
    const step = stepVisit(visit, one, { now: NOW + atS * 1000, afterScreening });
    visit = step.visit;
    return [step.isGreeted && 'greeted', step.hasRoles && 'roles', step.isSeenOff && 'seen off'].filter(Boolean).join();
  });
}

const joined = (atS: number, isPending = false) => ({
  kind: 'joined' as const,
  joinedAt: NOW + atS * 1000,
  isPending,
  atS,
});
const left = (atS: number) => ({ kind: 'left' as const, atS });
const passed = (atS: number) => ({ kind: 'passed' as const, atS });

describe('a visit', () => {
  test('is greeted when it begins and seen off when it ends', () => {
    expect(follow([joined(0), left(600)])).toEqual(['greeted,roles', 'seen off']);
  });

  test('that is told of twice is greeted once', () => {
    expect(follow([joined(0), { ...joined(0), atS: 1 }])).toEqual(['greeted,roles', '']);
  });

  test('that begins again within a minute gets its roles, and no second greeting', () => {
    expect(follow([joined(0), left(10), joined(30), left(40)])).toEqual(['greeted,roles', 'seen off', 'roles', '']);
  });

  test('that begins again later is greeted again', () => {
    const again = AGAIN_MS / 1000 + 1;

    expect(follow([joined(0), left(10), joined(again)]).at(-1)).toBe('greeted,roles');
  });

  test('waits for the screening, and only there is it greeted', () => {
    expect(follow([joined(0, true), passed(300), passed(301)])).toEqual(['', 'greeted,roles', '']);
  });

  test('does not wait where the switch says so', () => {
    expect(follow([joined(0, true), passed(300)], false)).toEqual(['greeted,roles', '']);
  });

  test('that ends before the screening was seen by nobody', () => {
    expect(follow([joined(0, true), left(20), passed(30)])).toEqual(['', '', '']);
  });

  test('that was never seen to begin is seen off', () => {
    expect(follow([left(0)])).toEqual(['seen off']);
  });

  test('whose end is told of again minutes later is seen off once', () => {
    expect(follow([left(0), left(120), joined(130), left(200)])).toEqual(['seen off', '', 'greeted,roles', 'seen off']);
  });

  test('of somebody who was there before the bot is not greeted at some later news', () => {
    expect(follow([passed(0)])).toEqual(['']);
  });
});
