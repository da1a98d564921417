/**
 * What can go wrong with the provider: `away` is no answer, or one that says nothing about what became of the request,
 * which is to be repeated with the same key; `refused` blames the request, and repeating it changes nothing.
 */
export type PaymentErrorKind = 'away' | 'rateLimited' | 'unauthorized' | 'notFound' | 'refused';

interface PaymentErrorDetails {
  /** The provider's own words; they hold no secret. */
  description?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failed call of the payment provider. Its message never holds a key or a request. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly kind: PaymentErrorKind;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: PaymentErrorKind, { description, retryAfterSeconds, cause }: PaymentErrorDetails = {}) {
    super(description === undefined ? `payments: ${kind}` : `payments: ${kind} (${description})`, { cause });
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The kind of failure an HTTP status of the provider stands for. */
export function paymentErrorKind(status: number): PaymentErrorKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'away' : 'refused';
}
