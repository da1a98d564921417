import { describe, expect, test } from 'vitest';
import { type SubscriptionGrant, isActive, subscriptionOf } from './subscription.ts';

const DAY = 86_400_000;
const at = (text: string) => Date.parse(`${text}T12:00:00Z`);
const day = (ms: number | undefined) => new Date(ms ?? 0).toISOString().slice(0, 10);

let count = 0;
function grant(date: string, more: Partial<SubscriptionGrant> = {}): SubscriptionGrant {
  count += 1;
  return { id: String(count), plan: 'standard', months: 1, at: at(date), kept: 1, ...more };
}

test('A member without grants has no subscription', () => {
  expect(subscriptionOf([])).toBeNull();
});

describe('Payments for the same plan', () => {
  test.for([
    { name: 'The first payment lasts a calendar month', grants: [grant('2026-04-10')], ends: '2026-05-10' },
    { name: 'A month without that day ends on its last day', grants: [grant('2027-01-31')], ends: '2027-02-28' },
    {
      name: 'An early payment extends the end',
      grants: [grant('2026-04-10'), grant('2026-04-20')],
      ends: '2026-06-10',
    },
    {
      name: 'A payment during the grace period extends the end',
      grants: [grant('2026-04-10'), grant('2026-05-12')],
      ends: '2026-06-10',
    },
    {
      name: 'A payment after the grace period starts a new month',
      grants: [grant('2026-04-10'), grant('2026-05-20')],
      ends: '2026-06-20',
    },
    { name: 'A gift can last longer', grants: [grant('2026-04-10', { months: 12 })], ends: '2027-04-10' },
  ])('$name', ({ grants, ends }) => {
    expect(day(subscriptionOf(grants)?.endsAt)).toBe(ends);
  });
});

describe('Plan changes', () => {
  test('An upgrade applies at once and turns 20 standard days into 12 premium days', () => {
    const subscription = subscriptionOf([grant('2026-04-10'), grant('2026-04-20', { plan: 'premium' })]);

    expect(subscription?.plan).toBe('premium');
    expect(day(subscription?.endsAt)).toBe('2026-06-01');
  });

  test('A downgrade turns 20 premium days into 34 standard days', () => {
    const subscription = subscriptionOf([grant('2026-04-10', { plan: 'premium' }), grant('2026-04-20')]);

    expect(subscription?.plan).toBe('standard');
    expect(day(subscription?.endsAt)).toBe('2026-06-23');
  });

  test('A plan change after the end carries nothing over', () => {
    const subscription = subscriptionOf([grant('2026-04-10'), grant('2026-05-11', { plan: 'premium' })]);

    expect(day(subscription?.endsAt)).toBe('2026-06-11');
  });
});

describe('Refunds', () => {
  test('A full refund undoes the effect of its payment', () => {
    const kept = grant('2026-04-10');
    const back = grant('2026-04-20', { plan: 'premium', kept: 0 });

    expect(subscriptionOf([kept, back])).toEqual(subscriptionOf([kept]));
  });

  test('A partial refund shortens the month proportionally', () => {
    expect(day(subscriptionOf([grant('2026-04-10', { kept: 0.5 })])?.endsAt)).toBe('2026-04-25');
  });

  test('A full refund of the only payment leaves no subscription', () => {
    expect(subscriptionOf([grant('2026-04-10', { kept: 0 })])).toBeNull();
  });
});

test('The order in which payments arrive does not affect the subscription', () => {
  const grants = [grant('2026-04-10'), grant('2026-04-20', { plan: 'premium' }), grant('2026-05-02')];

  expect(subscriptionOf(grants.toReversed())).toEqual(subscriptionOf(grants));
});

test('A subscription stays active for three days after its end', () => {
  const subscription = subscriptionOf([grant('2026-04-10')]);
  const end = at('2026-05-10');

  expect(isActive(subscription, end + 3 * DAY - 1)).toBe(true);
  expect(isActive(subscription, end + 3 * DAY)).toBe(false);
  expect(isActive(null, end)).toBe(false);
});
