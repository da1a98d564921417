import type { PaymentFailure } from '@perigee/core/community/boost/payment-state';
import type { Locale } from '@perigee/core/base/locales/locales';

/** An amount in hundredths of the currency (kopecks), and its ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

export interface PaymentRequest extends Money {
  /** Our id; stored with the payment and used as the idempotency key. */
  paymentId: string;
  /** Shown to the payer, at most 128 characters. */
  description: string;
  /** Where the payer returns after paying. */
  returnUrl: string;
  locale: Locale;
}

export type ProviderStatus = 'pending' | 'held' | 'succeeded' | 'canceled';

/** A payment as the provider reports it, which is the only trusted source. */
export interface ProviderPayment extends Money {
  id: string;
  status: ProviderStatus;
  /** Amount refunded, in hundredths of the currency. */
  refunded: number;
  /** Our id, if the payment is ours. */
  paymentId: string | null;
  /** Where the payer confirms the payment; null once decided. */
  confirmationUrl: string | null;
  /** Null until paid. */
  paidAt: Date | null;
  /** Why it was cancelled; null if it was not. */
  cancelReason: PaymentFailure | null;
}

/** The payment provider. Every failure is a PaymentError. */
export interface PaymentProvider {
  /** Creates a payment, or returns the one an earlier attempt with the same `paymentId` created. */
  create(request: PaymentRequest): Promise<ProviderPayment>;
  /** Null if there is no such payment. */
  read(providerId: string): Promise<ProviderPayment | null>;
}
