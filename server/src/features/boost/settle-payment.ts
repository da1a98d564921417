import {
  canBecome,
  keptShare,
  mismatchOf,
  PAID,
  type PaymentState,
  stateToldBy,
} from '@perigee/core/boost/payment-state';
import type { Logger } from 'pino';
import type { ProviderPayment } from '../../payments/provider.ts';
import { type KeptPayment, lockPayment, type PaymentsStore, saveNews } from './payments-store.ts';
import type { HeldGrants, Subscriptions } from './subscriptions.ts';

/** Brings a payment, and what was bought with it, to where the provider says it is. */
export type Settle = (payment: KeptPayment, told: ProviderPayment) => Promise<void>;

/**
 * The one way by which a payment moves: in one transaction, with the buyer held, its state, what it gives and the end of
 * the subscription. Told twice, late or in another order, it moves no further than it is.
 */
export function settleWith(
  store: Pick<PaymentsStore, 'noteChecked'>,
  subscriptions: Subscriptions,
  log: Logger,
): Settle {
  return async (payment, told) => {
    if (isKnown(payment, told)) {
      await store.noteChecked(payment.id);
      return;
    }
    await subscriptions.change(payment.userId, async (held) => {
      const current = await lockPayment(held.tx, payment.id);
      if (current === null) throw new Error(`payment ${payment.id} is gone`);
      const state = await move(held, current, told, log);
      await give(held, { ...current, state, refunded: Math.max(current.refunded, told.refunded) }, told);
    });
  };
}

/** Whoever waits for a payment asks about it again and again; nobody has to be held for an answer that is no news. */
function isKnown(payment: KeptPayment, told: ProviderPayment): boolean {
  const isNews = stateToldBy(payment, told) !== payment.state || told.refunded !== payment.refunded;
  return payment.providerId === told.id && !isNews;
}

async function move(
  { tx }: HeldGrants,
  payment: KeptPayment,
  told: ProviderPayment,
  log: Logger,
): Promise<PaymentState> {
  const wanted = stateToldBy(payment, told);
  const isMove = canBecome(payment.state, wanted);
  const state = isMove ? wanted : payment.state;
  if (!isMove && isContradiction(payment.state, wanted)) {
    log.error({ payment: payment.id, state, told: wanted }, 'the provider contradicts what it said of a payment');
  }
  const problem = state === 'disputed' ? mismatchOf(payment, told) : told.cancelReason;
  if (isMove && state === 'disputed')
    log.error({ payment: payment.id, problem }, 'a payment is not what was asked for');

  await saveNews(tx, payment.id, {
    state,
    providerId: payment.providerId ?? told.id,
    confirmationUrl: told.confirmationUrl,
    // Refunds only ever grow: less is an older answer.
    refunded: state === 'disputed' ? payment.refunded : Math.max(payment.refunded, told.refunded),
    problem: isMove ? problem : payment.problem,
    settledAt: isMove && state !== 'pending' ? (told.paidAt ?? new Date()) : undefined,
  });
  return state;
}

/** Whether what is told can not be an older answer either. */
function isContradiction(state: PaymentState, told: PaymentState): boolean {
  return state !== told && (state === 'canceled' || told === 'canceled') && told !== 'pending';
}

/** Gives what was paid for, once, and takes back the share that was refunded. */
async function give({ give: giveOnce, keep }: HeldGrants, payment: KeptPayment, told: ProviderPayment): Promise<void> {
  const source = `payment:${payment.id}`;
  if (PAID.includes(payment.state)) {
    await giveOnce({ source, plan: payment.plan, months: 1, at: told.paidAt ?? new Date() });
    await keep(source, keptShare(payment.amount, payment.refunded));
  } else {
    await keep(source, 0);
  }
}
