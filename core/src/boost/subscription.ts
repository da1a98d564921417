import { PLANS, type PlanType } from './plans.ts';

const DAY_MS = 86_400_000;

/** How long the boosts of a subscription that ended stay where they are, for a payment that comes late. */
export const GRACE_MS = 3 * DAY_MS;

/** Some months of a plan that somebody came by: a payment, or a gift. */
export interface Grant {
  /** Unique; settles the order of two that came in the same millisecond. */
  id: string;
  plan: PlanType;
  /** Whole months, from 1. */
  months: number;
  /** When it was paid or accepted, in milliseconds since 1970. */
  at: number;
  /** The share that was not paid back: 1 for all of it, 0 for nothing. */
  kept: number;
}

export interface Subscription {
  plan: PlanType;
  /** Milliseconds since 1970. The boosts stay for `GRACE_MS` longer. */
  endsAt: number;
}

/**
 * What a person has by everything they came by. It is worked out anew from all of it each time, so that the order in
 * which payments and refunds become known, and how often, changes nothing: a refund takes back just what it gave.
 * Null for who never had anything, or was paid all of it back.
 */
export function subscriptionOf(grants: readonly Grant[]): Subscription | null {
  return grants
    .filter(({ kept }) => kept > 0)
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .reduce<Subscription | null>(extend, null);
}

/** Whether the boosts still act, at a time in milliseconds since 1970. */
export function isActive(subscription: Subscription | null, at: number): subscription is Subscription {
  return subscription !== null && at < subscription.endsAt + GRACE_MS;
}

function extend(now: Subscription | null, grant: Grant): Subscription {
  if (now === null || now.plan !== grant.plan) {
    const carried = now === null ? 0 : daysCarriedOver(now, grant) * DAY_MS;
    return { plan: grant.plan, endsAt: lengthened(grant.at, grant) + carried };
  }
  // Who pays in the days of grace had their boosts through them, so the month counts from the end.
  const from = isActive(now, grant.at) ? now.endsAt : grant.at;
  return { plan: grant.plan, endsAt: lengthened(from, grant) };
}

function lengthened(from: number, { months, kept }: Grant): number {
  return from + Math.round((addMonths(from, months) - from) * kept);
}

/**
 * What is left of one plan at a time, in milliseconds since 1970, as days of another that cost the same: whole ones, in the
 * buyer's favour.
 */
export function daysCarriedOver(before: Subscription, { plan, at }: Pick<Grant, 'plan' | 'at'>): number {
  const unusedDays = Math.max(0, before.endsAt - at) / DAY_MS;
  return Math.ceil((unusedDays * PLANS[before.plan].price) / PLANS[plan].price);
}

/** The same day and time of a later month, or its last day where it has no such day (UTC). */
function addMonths(from: number, months: number): number {
  const date = new Date(from);
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return date.setUTCMonth(month, Math.min(date.getUTCDate(), lastDay));
}
