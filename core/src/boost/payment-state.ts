/**
 * What can become of a payment. `created`: noted here, and the provider may not have heard of it yet. `pending`: it waits
 * for the payer. `abandoned`: the provider never took it on. `disputed`: the provider tells of another amount, currency
 * or buyer than was asked for; nothing is given for it, and the host has to look.
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

/** Why a payment came to nothing, as far as the payer can do something about it. */
export const PAYMENT_FAILURES = [
  'notPaid',
  'insufficientFunds',
  'wrongCard',
  'notConfirmed',
  'bankAway',
  'declined',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** The states whose end the payer, or the bank, still decides. */
export const UNDECIDED: readonly PaymentState[] = ['created', 'pending'];

/** The states in which some of the money is ours, and what was bought is the buyer's. */
export const PAID: readonly PaymentState[] = ['succeeded', 'partlyRefunded'];

const FINAL = ['succeeded', 'canceled', 'partlyRefunded', 'refunded', 'disputed'] as const;

/** From each state to which. What is not here does not happen, whatever is told late, twice or in another order. */
const MOVES: Record<PaymentState, readonly PaymentState[]> = {
  created: ['pending', 'abandoned', ...FINAL],
  pending: FINAL,
  succeeded: ['partlyRefunded', 'refunded', 'disputed'],
  partlyRefunded: ['refunded', 'disputed'],
  refunded: [],
  canceled: [],
  // The provider had it after all.
  abandoned: ['pending', ...FINAL],
  // Looked at again, all was as asked for.
  disputed: ['succeeded', 'canceled', 'partlyRefunded', 'refunded'],
};

/** Whether a payment in one state may pass to the other. */
export function canBecome(from: PaymentState, to: PaymentState): boolean {
  return MOVES[from].includes(to);
}

/** What was asked for, in hundredths of the currency. */
export interface AskedPayment {
  id: string;
  amount: number;
  currency: string;
}

/** What the provider tells. */
export interface ReportedPayment {
  status: 'pending' | 'held' | 'succeeded' | 'canceled';
  amount: number;
  currency: string;
  /** In hundredths of the currency. */
  refunded: number;
  /** Our id, which the provider keeps along with it. */
  paymentId: string | null;
}

/** The state that the provider's word stands for. */
export function stateReportedBy(requested: AskedPayment, reported: ReportedPayment): PaymentState {
  if (mismatchOf(requested, reported) !== null) return 'disputed';
  if (reported.status !== 'succeeded') return reported.status === 'held' ? 'pending' : reported.status;
  if (reported.refunded === 0) return 'succeeded';
  return reported.refunded < reported.amount ? 'partlyRefunded' : 'refunded';
}

/** What is not as it was asked for, in words for the host; null when all is. */
export function mismatchOf(requested: AskedPayment, reported: ReportedPayment): string | null {
  if (reported.paymentId !== requested.id)
    return `paymentId: ${reported.paymentId ?? 'none'} instead of ${requested.id}`;
  if (reported.currency !== requested.currency)
    return `currency: ${reported.currency} instead of ${requested.currency}`;
  if (reported.amount !== requested.amount) return `amount: ${reported.amount} instead of ${requested.amount}`;
  return null;
}

/** The share of a payment that was not given back, 0 to 1. */
export function keptShare(amount: number, refunded: number): number {
  return Math.min(1, Math.max(0, (amount - refunded) / amount));
}
