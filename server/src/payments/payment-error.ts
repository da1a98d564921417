/**
 * Kinds of provider failure. `away`: no reply, or one that leaves the outcome of the request unknown; repeat it with
 * the same idempotency key. `refused`: the request itself is at fault, and repeating it does not help.
 */
export type PaymentErrorKind = 'away' | 'rateLimited' | 'unauthorized' | 'notFound' | 'refused';

interface PaymentErrorDetails {
  /** The provider's error text; contains no secret. */
  description?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failed call to the payment provider. Its message never contains a key or a request. */
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

/** The error kind for an HTTP status of the provider. */
export function paymentErrorKind(status: number): PaymentErrorKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'away' : 'refused';
}
