import { describe, expect, test } from 'vitest';
import { type Grant, isActive, subscriptionOf } from './subscription.ts';

const DAY = 86_400_000;
const at = (text: string) => Date.parse(`${text}T12:00:00Z`);
const day = (ms: number | undefined) => new Date(ms ?? 0).toISOString().slice(0, 10);

let count = 0;
function grant(date: string, more: Partial<Grant> = {}): Grant {
  count += 1;
  return { id: String(count), plan: 'standard', months: 1, at: at(date), kept: 1, ...more };
}

test('who never came by anything has nothing', () => {
  expect(subscriptionOf([])).toBeNull();
});

describe('a payment of the same plan', () => {
  test.for([
    { name: 'the first lasts a calendar month', grants: [grant('2026-04-10')], ends: '2026-05-10' },
    { name: 'a month without such a day ends on its last', grants: [grant('2027-01-31')], ends: '2027-02-28' },
    { name: 'an early one adds to the end', grants: [grant('2026-04-10'), grant('2026-04-20')], ends: '2026-06-10' },
    {
      name: 'one in the three days of grace adds to the end',
      grants: [grant('2026-04-10'), grant('2026-05-12')],
      ends: '2026-06-10',
    },
    { name: 'a later one begins anew', grants: [grant('2026-04-10'), grant('2026-05-20')], ends: '2026-06-20' },
    { name: 'a gift may last longer', grants: [grant('2026-04-10', { months: 12 })], ends: '2027-04-10' },
  ])('$name', ({ grants, ends }) => {
    expect(day(subscriptionOf(grants)?.endsAt)).toBe(ends);
  });
});

describe('a change of plan', () => {
  test('is at once, and 20 days of standard become 12 of premium, which cost no less', () => {
    const subscription = subscriptionOf([grant('2026-04-10'), grant('2026-04-20', { plan: 'premium' })]);

    expect(subscription?.plan).toBe('premium');
    expect(day(subscription?.endsAt)).toBe('2026-06-01');
  });

  test('downwards makes 20 days of premium into 34 of standard', () => {
    const subscription = subscriptionOf([grant('2026-04-10', { plan: 'premium' }), grant('2026-04-20')]);

    expect(subscription?.plan).toBe('standard');
    expect(day(subscription?.endsAt)).toBe('2026-06-23');
  });

  test('after the end carries nothing over', () => {
    const subscription = subscriptionOf([grant('2026-04-10'), grant('2026-05-11', { plan: 'premium' })]);

    expect(day(subscription?.endsAt)).toBe('2026-06-11');
  });
});

describe('what is paid back', () => {
  test('is as if it had never been paid', () => {
    const kept = grant('2026-04-10');
    const back = grant('2026-04-20', { plan: 'premium', kept: 0 });

    expect(subscriptionOf([kept, back])).toEqual(subscriptionOf([kept]));
  });

  test('in part shortens the month by that part', () => {
    expect(day(subscriptionOf([grant('2026-04-10', { kept: 0.5 })])?.endsAt)).toBe('2026-04-25');
  });

  test('leaves nothing when it was all there was', () => {
    expect(subscriptionOf([grant('2026-04-10', { kept: 0 })])).toBeNull();
  });
});

test('the order in which payments become known changes nothing', () => {
  const grants = [grant('2026-04-10'), grant('2026-04-20', { plan: 'premium' }), grant('2026-05-02')];

  expect(subscriptionOf(grants.toReversed())).toEqual(subscriptionOf(grants));
});

test('boosts act up to three days after the end', () => {
  const subscription = subscriptionOf([grant('2026-04-10')]);
  const end = at('2026-05-10');

  expect(isActive(subscription, end + 3 * DAY - 1)).toBe(true);
  expect(isActive(subscription, end + 3 * DAY)).toBe(false);
  expect(isActive(null, end)).toBe(false);
});
