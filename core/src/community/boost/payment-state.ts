/**
 * The states of a payment. `created`: recorded here, possibly not yet known to the provider. `pending`: waiting for the
 * payer. `abandoned`: the provider never accepted it. `disputed`: the provider reports another amount, currency or
 * payment id than was requested; nothing is granted, and the host has to look into it.
 */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'succeeded',
  'canceled',
  'abandoned',
  'partlyRefunded',
  'refunded',
  'disputed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why a payment failed, as far as the payer can do something about it. */
export const PAYMENT_FAILURES = [
  'notPaid',
  'insufficientFunds',
  'wrongCard',
  'notConfirmed',
  'bankAway',
  'declined',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** States in which the payer or the bank has yet to decide. */
export const UNDECIDED: readonly PaymentState[] = ['created', 'pending'];

/** States in which some of the money was kept, so the purchase is granted. */
export const PAID: readonly PaymentState[] = ['succeeded', 'partlyRefunded'];

const FINAL = ['succeeded', 'canceled', 'partlyRefunded', 'refunded', 'disputed'] as const;

/** Allowed transitions. Anything else is ignored, however late, repeated or out of order the provider's reports are. */
const MOVES: Record<PaymentState, readonly PaymentState[]> = {
  created: ['pending', 'abandoned', ...FINAL],
  pending: FINAL,
  succeeded: ['partlyRefunded', 'refunded', 'disputed'],
  partlyRefunded: ['refunded', 'disputed'],
  refunded: [],
  canceled: [],
  // The provider had accepted it after all.
  abandoned: ['pending', ...FINAL],
  // A second look found everything as requested.
  disputed: ['succeeded', 'canceled', 'partlyRefunded', 'refunded'],
};

/** Whether a payment may change from one state to the other. */
export function canBecome(from: PaymentState, to: PaymentState): boolean {
  return MOVES[from].includes(to);
}

/** What was requested, in hundredths of the currency. */
export interface RequestedPayment {
  id: string;
  amount: number;
  currency: string;
}

/** What the provider reports. */
export interface ReportedPayment {
  status: 'pending' | 'held' | 'succeeded' | 'canceled';
  amount: number;
  currency: string;
  /** In hundredths of the currency. */
  refunded: number;
  /** Our own id, which the provider stores with the payment. */
  paymentId: string | null;
}

/** The state that the provider's report corresponds to. */
export function stateReportedBy(requested: RequestedPayment, reported: ReportedPayment): PaymentState {
  if (mismatchOf(requested, reported) !== null) return 'disputed';
  if (reported.status !== 'succeeded') return reported.status === 'held' ? 'pending' : reported.status;
  if (reported.refunded === 0) return 'succeeded';
  return reported.refunded < reported.amount ? 'partlyRefunded' : 'refunded';
}

/** What differs from the request, as a text for the host; null where nothing does. */
export function mismatchOf(requested: RequestedPayment, reported: ReportedPayment): string | null {
  if (reported.paymentId !== requested.id)
    return `paymentId: ${reported.paymentId ?? 'none'} instead of ${requested.id}`;
  if (reported.currency !== requested.currency)
    return `currency: ${reported.currency} instead of ${requested.currency}`;
  if (reported.amount !== requested.amount) return `amount: ${reported.amount} instead of ${requested.amount}`;
  return null;
}

/** The share of a payment that was not refunded, 0 to 1. */
export function unrefundedShare(amount: number, refunded: number): number {
  return Math.min(1, Math.max(0, (amount - refunded) / amount));
}
