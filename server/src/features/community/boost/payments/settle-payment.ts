import {
  canBecome,
  unrefundedShare,
  mismatchOf,
  PAID,
  type PaymentState,
  stateReportedBy,
} from '@perigee/core/community/boost/payment-state';
import type { Logger } from 'pino';
import type { ProviderPayment } from '../../../../payments/provider.ts';
import { runTraced, type Tracing } from '../../../../tracing/tracing.ts';
import { type ReusablePayment, lockPayment, type PaymentsStore, savePaymentUpdate } from './payments-store.ts';
import type { LockedGrants, Subscriptions } from '../subscriptions.ts';

/** Updates a payment, and what it gives, to the state the provider reports. */
export type Settle = (payment: ReusablePayment, reported: ProviderPayment) => Promise<void>;

interface SettleDependencies {
  store: Pick<PaymentsStore, 'noteChecked'>;
  subscriptions: Subscriptions;
  log: Logger;
  tracing: Tracing;
}

/**
 * The only way a payment changes state: in one transaction, with the buyer's subscription locked, it updates the
 * payment, its grant and the end of the subscription. Repeated, late or reordered reports change nothing further.
 */
export function settleWith({ store, subscriptions, log, tracing }: SettleDependencies): Settle {
  const settle: Settle = async (payment, reported) => {
    if (isKnown(payment, reported)) {
      await store.noteChecked(payment.id);
      return;
    }
    await subscriptions.change(payment.userId, async (held) => {
      const current = await lockPayment(held.tx, payment.id);
      if (current === null) throw new Error(`payment ${payment.id} no longer exists`);
      const state = await move(held, current, reported, log);
      const refunded = Math.max(current.refunded, reported.refunded);
      await give(held, { ...current, state, refunded }, reported.paidAt ?? current.settledAt ?? new Date());
    });
  };
  // Continues the trace in which the payment began, whatever triggers it.
  return (payment, reported) =>
    runTraced(tracing, { name: 'settle payment', from: payment.trace }, () => settle(payment, reported));
}

/** The waiting page polls: no row is locked for an answer that changes nothing. */
function isKnown(payment: ReusablePayment, reported: ProviderPayment): boolean {
  const isChanged = stateReportedBy(payment, reported) !== payment.state || reported.refunded !== payment.refunded;
  return payment.providerId === reported.id && !isChanged;
}

async function move(
  { tx }: LockedGrants,
  payment: ReusablePayment,
  reported: ProviderPayment,
  log: Logger,
): Promise<PaymentState> {
  const requested = stateReportedBy(payment, reported);
  const isMove = canBecome(payment.state, requested);
  const state = isMove ? requested : payment.state;
  if (!isMove && isContradiction(payment.state, requested)) {
    log.error({ payment: payment.id, state, reported: requested }, 'payment provider reported a contradictory state');
  }
  const problem = state === 'disputed' ? mismatchOf(payment, reported) : reported.cancelReason;
  if (isMove && state === 'disputed') log.error({ payment: payment.id, problem }, 'payment does not match its order');

  await savePaymentUpdate(tx, payment.id, {
    state,
    providerId: payment.providerId ?? reported.id,
    confirmationUrl: reported.confirmationUrl,
    // Refunds only grow: a smaller amount is an outdated answer.
    refunded: state === 'disputed' ? payment.refunded : Math.max(payment.refunded, reported.refunded),
    problem: isMove ? problem : payment.problem,
    settledAt: isMove && state !== 'pending' ? (reported.paidAt ?? new Date()) : undefined,
  });
  return state;
}

/** Whether the report cannot be explained as an outdated answer either. */
function isContradiction(state: PaymentState, reported: PaymentState): boolean {
  return state !== reported && (state === 'canceled' || reported === 'canceled') && reported !== 'pending';
}

/**
 * Gives what was paid for, once, and takes back the refunded share. The host's decision takes precedence.
 * @param at When its month starts.
 */
export async function give({ give: giveOnce, keep }: LockedGrants, payment: ReusablePayment, at: Date): Promise<void> {
  const source = `payment:${payment.id}`;
  const share = shareOf(payment);
  if (share > 0) await giveOnce({ source, plan: payment.plan, months: 1, at });
  await keep(source, share);
}

/** The share of its month that a payment gives, from 0 to 1. */
function shareOf({ hostAnswer, state, amount, refunded }: ReusablePayment): number {
  if (hostAnswer !== null) return hostAnswer === 'give' ? 1 : 0;
  return PAID.includes(state) ? unrefundedShare(amount, refunded) : 0;
}
