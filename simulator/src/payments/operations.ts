import { randomUUID } from 'node:crypto';
import type { Platform } from '../platform/platform.ts';
import { kopecksOf, valueOf } from './money.ts';
import { PaymentsError } from '../platform/payments-error.ts';
import { presentPayment, presentRefund } from './present.ts';
import { type PaymentInput, type RefundInput, wrong } from './request-fields.ts';
import type { Amount, CancellationDetails, Payment, Refund } from '../state/payments-state.ts';

/** How long a payer may take, in milliseconds; afterwards the provider cancels the payment itself. */
export const CONFIRM_WITHIN_MS = 60 * 60_000;

/** Creates a payment, or answers with the one of the same key. */
export function createPayment(platform: Platform, input: PaymentInput): Payment {
  const payment: Payment = {
    ...input,
    id: randomUUID(),
    status: 'pending',
    refunded: '0.00',
    createdAt: new Date().toISOString(),
    capturedAt: null,
    cancellation: null,
  };
  platform.world.payments.payments[payment.id] = payment;
  return payment;
}

/** The payment, cancelled if its time to be paid is over. @throws PaymentsError `not_found` */
export function getPayment(platform: Platform, paymentId: string): Payment {
  const payment = findPayment(platform, paymentId);
  if (payment !== undefined) return payment;
  throw new PaymentsError('not_found', 'There is no such payment', { parameter: 'payment_id' });
}

/** As `getPayment`; undefined where there is none. */
export function findPayment(platform: Platform, paymentId: string): Payment | undefined {
  const payment = platform.world.payments.payments[paymentId];
  if (payment?.status === 'pending' && Date.parse(payment.createdAt) + CONFIRM_WITHIN_MS < Date.now()) {
    cancelPayment(platform, payment, { party: 'yoo_money', reason: 'expired_on_confirmation' });
  }
  return payment;
}

/** The payer paid. */
export function payPayment(platform: Platform, payment: Payment): void {
  payment.status = payment.capture ? 'succeeded' : 'waiting_for_capture';
  if (payment.capture) payment.capturedAt = new Date().toISOString();
  notifyShop(platform, payment);
}

/** Cancels a payment, with who did and why. */
export function cancelPayment(platform: Platform, payment: Payment, cancellation: CancellationDetails): void {
  payment.status = 'canceled';
  payment.cancellation = cancellation;
  notifyShop(platform, payment);
}

/** The shop takes a payment of two stages, or a part of it; the rest goes back to the payer. @throws PaymentsError */
export function capturePayment(platform: Platform, payment: Payment, amount: Amount | null): Payment {
  if (payment.status !== 'waiting_for_capture') throw wrong('payment_id', 'Only a payment that waits can be captured');
  if (amount !== null && (kopecksOf(amount.value) ?? 0) > (kopecksOf(payment.amount.value) ?? 0)) {
    throw wrong('amount.value', 'More than the payer gave');
  }
  payment.amount = amount ?? payment.amount;
  payment.status = 'succeeded';
  payment.capturedAt = new Date().toISOString();
  notifyShop(platform, payment);
  return payment;
}

/** The shop gives a payment up before it takes it. @throws PaymentsError where it is too late or too soon for that. */
export function cancelByShop(platform: Platform, payment: Payment): Payment {
  if (payment.status !== 'waiting_for_capture') throw wrong('payment_id', 'Only a payment that waits can be canceled');
  cancelPayment(platform, payment, { party: 'merchant', reason: 'canceled_by_merchant' });
  return payment;
}

/** The provider tells of a chargeback as of any other refund; only its words say so. */
export const CHARGEBACK = 'Chargeback';

/** Gives back some of a payment, or all. The sum must be positive. @throws PaymentsError when it is not there to be given back. */
export function refundPayment(platform: Platform, { paymentId, amount, description }: RefundInput): Refund {
  const payment = getPayment(platform, paymentId);
  if (payment.status !== 'succeeded') throw wrong('payment_id', 'Only a succeeded payment can be refunded');
  const refunded = (kopecksOf(payment.refunded) ?? 0) + (kopecksOf(amount.value) ?? 0);
  if (!((kopecksOf(amount.value) ?? 0) > 0)) throw wrong('amount.value', 'Must be positive');
  if (refunded > (kopecksOf(payment.amount.value) ?? 0)) {
    throw wrong('amount.value', 'The sum of the refunds is larger than the payment');
  }
  payment.refunded = valueOf(refunded);
  const refund: Refund = { id: randomUUID(), paymentId, amount, description, createdAt: new Date().toISOString() };
  platform.world.payments.refunds[refund.id] = refund;
  platform.payments.webhooks.send('refund.succeeded', presentRefund(refund));
  platform.stateFile.flush();
  return refund;
}

/** What is left of a succeeded payment to be given back, as an amount's value. */
export function refundableValue({ amount, refunded }: Payment): string {
  return valueOf((kopecksOf(amount.value) ?? 0) - (kopecksOf(refunded) ?? 0));
}

function notifyShop(platform: Platform, payment: Payment): void {
  platform.payments.webhooks.send(`payment.${payment.status}`, presentPayment(platform, payment));
  platform.stateFile.flush();
}
