import {
  cancelPayment,
  CHARGEBACK,
  CONFIRM_WITHIN_MS,
  getPayment,
  payPayment,
  refundableValue,
  refundPayment,
} from '../payments/operations.ts';
import type { PaymentsCall } from '../platform/payments.ts';
import type { PaymentsFault } from '../platform/payments-faults.ts';
import type { CancellationDetails, Payment, Refund } from '../state/payments-state.ts';
import type { Webhooks } from '../platform/payments-webhooks.ts';
import type { Platform } from '../platform/platform.ts';

/** What tests do to the payments sandbox: as payer, bank and shop, and as a failing provider. */
export interface PaymentsControl {
  /** Oldest first. */
  list: () => Payment[];
  /** The payer completes the payment. */
  pay: (paymentId: string) => void;
  cancel: (paymentId: string, cancellation?: CancellationDetails) => void;
  /** The payer takes too long; the payment is cancelled when it is next read. */
  expire: (paymentId: string) => void;
  /** The shop refunds through its cabinet; everything not yet refunded by default. */
  refund: (paymentId: string, value?: string) => Refund;
  /** The payer's bank reverses the whole payment. */
  chargeback: (paymentId: string) => Refund;
  /** Changes a payment past every rule, to test answers that should be impossible. */
  tamper: (paymentId: string, change: Partial<Payment>) => void;
  webhooks: Omit<Webhooks, 'send' | 'close'>;
  /** Sends an arbitrary notification to the shop's address. */
  notify: (event: string, object: object) => void;
  fail: (fault: PaymentsFault) => void;
  setAway: (isAway: boolean) => void;
  /** Replaces the shop's key; calls with the old one are refused. */
  setSecretKey: (secretKey: string) => void;
  calls: () => PaymentsCall[];
}

export function createPaymentsControl(platform: Platform): PaymentsControl {
  const { payments, world } = platform;
  const refund = (paymentId: string, value: string | undefined, description: string | null) => {
    const payment = getPayment(platform, paymentId);
    const amount = { value: value ?? refundableValue(payment), currency: payment.amount.currency };
    return refundPayment(platform, { paymentId, amount, description });
  };
  return {
    list: () => Object.values(world.payments.payments),
    pay: (paymentId) => payPayment(platform, getPayment(platform, paymentId)),
    cancel: (paymentId, cancellation = { party: 'yoo_money', reason: 'expired_on_confirmation' }) =>
      cancelPayment(platform, getPayment(platform, paymentId), cancellation),
    expire: (paymentId) => {
      getPayment(platform, paymentId).createdAt = new Date(Date.now() - CONFIRM_WITHIN_MS - 1_000).toISOString();
    },
    refund: (paymentId, value) => refund(paymentId, value, null),
    chargeback: (paymentId) => refund(paymentId, undefined, CHARGEBACK),
    tamper: (paymentId, change) => {
      Object.assign(getPayment(platform, paymentId), change);
    },
    webhooks: payments.webhooks,
    notify: (event, object) => payments.webhooks.send(event, object),
    fail: (fault) => payments.faults.add(fault),
    setAway: (isAway) => {
      payments.isAway = isAway;
    },
    setSecretKey: (secretKey) => {
      payments.secretKey = secretKey;
    },
    calls: () => [...payments.calls],
  };
}
