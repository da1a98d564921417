import type { PaymentFailure } from '@perigee/core/boost/payment-state';
import type { Locale } from '@perigee/core/locales/locales';

/** An amount of money: hundredths of the currency (kopecks), and its ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

export interface PaymentRequest extends Money {
  /** Ours; travels with the payment, and is the key by which a repeated attempt is known for the same. */
  paymentId: string;
  /** What the payer reads, at most 128 characters. */
  description: string;
  /** Where the payer comes back to. */
  returnUrl: string;
  locale: Locale;
}

export type ProviderStatus = 'pending' | 'held' | 'succeeded' | 'canceled';

/** A payment as the provider tells of it: the only thing about a payment that is believed. */
export interface ProviderPayment extends Money {
  id: string;
  status: ProviderStatus;
  /** How much of it was given back, in hundredths of the currency. */
  refunded: number;
  /** Our id of it, if it is ours. */
  paymentId: string | null;
  /** Where the payer decides; null once decided. */
  confirmationUrl: string | null;
  /** Null until it is paid. */
  paidAt: Date | null;
  /** Why it came to nothing; null unless cancelled. */
  cancelReason: PaymentFailure | null;
}

/** Where money comes from. Every failure is a PaymentError. */
export interface PaymentProvider {
  /** Begins a payment, or finds the one that an earlier attempt with the same `paymentId` began. */
  create(request: PaymentRequest): Promise<ProviderPayment>;
  /** Null when there is no such payment. */
  read(providerId: string): Promise<ProviderPayment | null>;
}
