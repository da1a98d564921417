import { PLANS, type PlanType } from './plans.ts';

const DAY_MS = 86_400_000;

/** How long boosts stay in place after their subscription ended, to allow for a late payment. */
export const GRACE_MS = 3 * DAY_MS;

/** Some months of a plan, from a payment or a gift. */
export interface SubscriptionGrant {
  /** Unique; decides the order of two grants of the same millisecond. */
  id: string;
  plan: PlanType;
  /** Whole months, from 1. */
  months: number;
  /** When it was paid for or accepted, in milliseconds since 1970. */
  at: number;
  /** The share that was not refunded: 1 for all of it, 0 for nothing. */
  kept: number;
}

export interface Subscription {
  plan: PlanType;
  /** Milliseconds since 1970. The boosts stay for `GRACE_MS` longer. */
  endsAt: number;
}

/**
 * The subscription a person has, folded from all payments and gifts. It is recomputed from all of them each time, so
 * the order and number of the reports of payments and refunds do not matter: a refund takes back exactly what its
 * payment gave. Null where the person never had anything, or was refunded in full.
 */
export function subscriptionOf(grants: readonly SubscriptionGrant[]): Subscription | null {
  return grants
    .filter(({ kept }) => kept > 0)
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .reduce<Subscription | null>(extend, null);
}

/** Whether the boosts still act, at a time in milliseconds since 1970. */
export function isActive(subscription: Subscription | null, at: number): subscription is Subscription {
  return subscription !== null && at < subscription.endsAt + GRACE_MS;
}

function extend(now: Subscription | null, grant: SubscriptionGrant): Subscription {
  if (now === null || now.plan !== grant.plan) {
    const carried = now === null ? 0 : daysCarriedOver(now, grant) * DAY_MS;
    return { plan: grant.plan, endsAt: extendBy(grant.at, grant) + carried };
  }
  // The boosts acted during the grace days, so a month paid for in them counts from the old end.
  const from = isActive(now, grant.at) ? now.endsAt : grant.at;
  return { plan: grant.plan, endsAt: extendBy(from, grant) };
}

function extendBy(from: number, { months, kept }: SubscriptionGrant): number {
  return from + Math.round((addMonths(from, months) - from) * kept);
}

/**
 * The unused time of one plan, converted by price to days of the other: whole days, rounded up in the buyer's favour.
 * `at` is in milliseconds since 1970.
 */
export function daysCarriedOver(before: Subscription, { plan, at }: Pick<SubscriptionGrant, 'plan' | 'at'>): number {
  const unusedDays = Math.max(0, before.endsAt - at) / DAY_MS;
  return Math.ceil((unusedDays * PLANS[before.plan].price) / PLANS[plan].price);
}

/** The same day and time of a later month, or that month's last day where it has no such day (UTC). */
function addMonths(from: number, months: number): number {
  const date = new Date(from);
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return date.setUTCMonth(month, Math.min(date.getUTCDate(), lastDay));
}
