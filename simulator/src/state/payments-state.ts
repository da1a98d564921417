/** An amount as the provider writes it: "59.00" and an ISO 4217 code. */
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

/** What a key was used for, so that the same request again is not done again. */
export interface UsedKey {
  /** The method, path and body it came with. */
  request: string;
  objectId: string;
  /** Milliseconds since the epoch. */
  usedAt: number;
}

/** A notification that the shop has not confirmed yet. */
export interface Notice {
  event: string;
  /** A payment or refund as it was when it happened. */
  object: object;
  attempts: number;
  /** Milliseconds since the epoch. */
  firstAt: number;
  nextAt: number;
}

/** Everything the payments sandbox keeps in the state file. */
export interface PaymentsState {
  payments: Record<string, Payment>;
  refunds: Record<string, Refund>;
  keys: Record<string, UsedKey>;
  notices: Notice[];
}

/** No payments yet. */
export function emptyPayments(): PaymentsState {
  return { payments: {}, refunds: {}, keys: {}, notices: [] };
}
