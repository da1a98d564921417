/** An amount in the provider's format: "59.00" and an ISO 4217 code. */
export interface Amount {
  value: string;
  currency: string;
}

export type PaymentStatus = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';

export interface CancellationDetails {
  party: 'merchant' | 'yoo_money' | 'payment_network';
  reason: string;
}

export interface Payment {
  id: string;
  status: PaymentStatus;
  amount: Amount;
  refunded: string;
  description: string | null;
  metadata: Record<string, string>;
  capture: boolean;
  returnUrl: string;
  locale: 'ru_RU' | 'en_US';
  /** ISO 8601. */
  createdAt: string;
  capturedAt: string | null;
  cancellation: CancellationDetails | null;
}

export interface Refund {
  id: string;
  paymentId: string;
  amount: Amount;
  description: string | null;
  createdAt: string;
}

/** A used idempotence key, so that a repeated request is not carried out again. */
export interface UsedKey {
  /** The method, path and body of the first request. */
  request: string;
  objectId: string;
  /** Milliseconds since the epoch. */
  usedAt: number;
}

/** A notification the shop has not confirmed yet. */
export interface Notice {
  event: string;
  /** A snapshot of the payment or refund at the time of the event. */
  object: object;
  attempts: number;
  /** Milliseconds since the epoch. */
  firstAt: number;
  nextAt: number;
}

/** Everything the payments sandbox stores in the state file. */
export interface PaymentsState {
  payments: Record<string, Payment>;
  refunds: Record<string, Refund>;
  keys: Record<string, UsedKey>;
  notices: Notice[];
}

/** A state without payments. */
export function emptyPayments(): PaymentsState {
  return { payments: {}, refunds: {}, keys: {}, notices: [] };
}
