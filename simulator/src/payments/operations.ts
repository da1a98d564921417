import { randomUUID } from 'node:crypto';
import type { Platform } from '../platform/platform.ts';
import { kopecksOf, valueOf } from './money.ts';
import { PaymentsError } from '../platform/payments-error.ts';
import { presentPayment, presentRefund } from './present.ts';
import { type PaymentInput, type RefundInput, wrong } from './request-fields.ts';
import type { Amount, CancellationDetails, Payment, Refund } from '../state/payments-state.ts';

/** How long a payer may take, in milliseconds; then the provider cancels the payment itself. */
export const CONFIRM_WITHIN_MS = 60 * 60_000;

/** Creates a payment. */
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

/** The payment, cancelled first if its time to be paid is over. @throws PaymentsError `not_found` */
export function getPayment(platform: Platform, paymentId: string): Payment {
  const payment = findPayment(platform, paymentId);
  if (payment !== undefined) return payment;
  throw new PaymentsError('not_found', 'There is no such payment', { parameter: 'payment_id' });
}

/** Like `getPayment`, but undefined if there is none. */
export function findPayment(platform: Platform, paymentId: string): Payment | undefined {
  const payment = platform.world.payments.payments[paymentId];
  if (payment?.status === 'pending' && Date.parse(payment.createdAt) + CONFIRM_WITHIN_MS < Date.now()) {
    cancelPayment(platform, payment, { party: 'yoo_money', reason: 'expired_on_confirmation' });
  }
  return payment;
}

/** Marks the payment as paid by the payer and notifies the shop. */
export function payPayment(platform: Platform, payment: Payment): void {
  payment.status = payment.capture ? 'succeeded' : 'waiting_for_capture';
  if (payment.capture) payment.capturedAt = new Date().toISOString();
  notifyShop(platform, payment);
}

/** Cancels a payment, recording who did it and why, and notifies the shop. */
export function cancelPayment(platform: Platform, payment: Payment, cancellation: CancellationDetails): void {
  payment.status = 'canceled';
  payment.cancellation = cancellation;
  notifyShop(platform, payment);
}

/** The shop captures a two-stage payment or a part of it; the rest goes back to the payer. @throws PaymentsError */
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

/**
 * The shop cancels a payment instead of capturing it. @throws PaymentsError if the payment is not waiting for capture.
 */
export function cancelByShop(platform: Platform, payment: Payment): Payment {
  if (payment.status !== 'waiting_for_capture') throw wrong('payment_id', 'Only a payment that waits can be canceled');
  cancelPayment(platform, payment, { party: 'merchant', reason: 'canceled_by_merchant' });
  return payment;
}

/** The provider reports a chargeback like any other refund; only its description differs. */
export const CHARGEBACK = 'Chargeback';

/**
 * Refunds a payment, in part or in full. The amount must be positive. @throws PaymentsError if it exceeds what is left.
 */
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

/** The part of a succeeded payment not yet refunded, as an amount's value. */
export function refundableValue({ amount, refunded }: Payment): string {
  return valueOf((kopecksOf(amount.value) ?? 0) - (kopecksOf(refunded) ?? 0));
}

function notifyShop(platform: Platform, payment: Payment): void {
  platform.payments.webhooks.send(`payment.${payment.status}`, presentPayment(platform, payment));
  platform.stateFile.flush();
}
