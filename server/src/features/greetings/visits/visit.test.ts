import { describe, expect, test } from 'vitest';
import { AGAIN_MS, stepVisit, type Visit, type VisitEvent } from './visit.ts';

const NOW = 1_790_000_000_000;

/** Applies each event at its second; returns the step after each. */
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

describe('Visits', () => {
  test('A member gets a greeting on joining and a farewell on leaving', () => {
    expect(follow([joined(0), left(600)])).toEqual(['greeted,roles', 'seen off']);
  });

  test('A duplicate join event does not repeat the greeting', () => {
    expect(follow([joined(0), { ...joined(0), atS: 1 }])).toEqual(['greeted,roles', '']);
  });

  test('A member who rejoins within a minute gets their roles but no second greeting', () => {
    expect(follow([joined(0), left(10), joined(30), left(40)])).toEqual(['greeted,roles', 'seen off', 'roles', '']);
  });

  test('A member who rejoins later gets another greeting', () => {
    const again = AGAIN_MS / 1000 + 1;

    expect(follow([joined(0), left(10), joined(again)]).at(-1)).toBe('greeted,roles');
  });

  test('The greeting waits until the member passes screening', () => {
    expect(follow([joined(0, true), passed(300), passed(301)])).toEqual(['', 'greeted,roles', '']);
  });

  test('The greeting does not wait for screening when the setting is off', () => {
    expect(follow([joined(0, true), passed(300)], false)).toEqual(['greeted,roles', '']);
  });

  test('A member who leaves before screening gets neither greeting nor farewell', () => {
    expect(follow([joined(0, true), left(20), passed(30)])).toEqual(['', '', '']);
  });

  test('A member whose join event was missed still gets a farewell', () => {
    expect(follow([left(0)])).toEqual(['seen off']);
  });

  test('A leave event repeated minutes later does not repeat the farewell', () => {
    expect(follow([left(0), left(120), joined(130), left(200)])).toEqual(['seen off', '', 'greeted,roles', 'seen off']);
  });

  test('A member who joined before the bot gets no greeting on later events', () => {
    expect(follow([passed(0)])).toEqual(['']);
  });
});
