import type { Payment } from '@perigee/core/community/boost/payment-endpoints';
import { PAYMENT_FAILURES, UNDECIDED } from '@perigee/core/community/boost/payment-state';
import type { Subscription } from '@perigee/core/community/boost/subscription';
import type { ReusablePayment } from './payments-store.ts';

/** A payment as shown to its buyer, without the host's notes. */
export function describePayment(payment: ReusablePayment): Payment {
  const { id, plan, amount, currency, state, refunded, problem } = payment;
  return {
    id,
    plan,
    amount,
    currency,
    state,
    refunded,
    failure: PAYMENT_FAILURES.find((each) => each === problem) ?? null,
    createdAt: payment.createdAt.toISOString(),
    confirmationUrl: UNDECIDED.includes(state) ? payment.confirmationUrl : null,
  };
}

/** A subscription as returned by the API; null for none. */
export function describeSubscription(subscription: Subscription | null) {
  return subscription && { plan: subscription.plan, endsAt: new Date(subscription.endsAt).toISOString() };
}
