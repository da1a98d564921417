import type { PaymentFailure } from '@perigee/core/community/boost/payment-state';
import * as z from 'zod/mini';
import type { ProviderPayment, ProviderStatus } from './provider.ts';

const STATUSES = {
  pending: 'pending',
  waiting_for_capture: 'held',
  succeeded: 'succeeded',
  canceled: 'canceled',
} as const satisfies Record<string, ProviderStatus>;

/** "59.00", parsed to hundredths. */
const hundredths = z.pipe(
  z.string().check(z.regex(/^\d{1,12}\.\d{2}$/)),
  z.transform((value) => Math.round(Number(value) * 100)),
);
const amountSchema = z.object({ value: hundredths, currency: z.string() });

/** Fields we do not use, and those the provider may add, are ignored. */
const paymentSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: amountSchema,
  refunded_amount: z.optional(amountSchema),
  captured_at: z.optional(z.iso.datetime({ offset: true })),
  confirmation: z.optional(z.object({ confirmation_url: z.optional(z.url({ protocol: /^https?$/ })) })),
  cancellation_details: z.optional(z.object({ reason: z.string() })),
  metadata: z.optional(z.record(z.string(), z.string())),
});

const errorSchema = z.object({
  description: z.optional(z.string()),
  parameter: z.optional(z.string()),
  /** In milliseconds. */
  retry_after: z.optional(z.number()),
});
export type ProviderRefusal = z.infer<typeof errorSchema>;

/** The metadata field that holds our id. */
export const PAYMENT_ID_KEY = 'paymentId';

/** @returns null if the body is not a payment. */
export function readPayment(body: unknown): ProviderPayment | null {
  const parsed = z.safeParse(paymentSchema, body);
  if (!parsed.success) return null;
  const { id, status, amount, refunded_amount, captured_at, confirmation, cancellation_details, metadata } =
    parsed.data;
  return {
    id,
    status: STATUSES[status],
    amount: amount.value,
    currency: amount.currency,
    refunded: refunded_amount?.value ?? 0,
    paymentId: metadata?.[PAYMENT_ID_KEY] ?? null,
    confirmationUrl: confirmation?.confirmation_url ?? null,
    paidAt: captured_at === undefined ? null : new Date(captured_at),
    cancelReason: status === 'canceled' ? readReason(cancellation_details?.reason ?? '') : null,
  };
}

/** The provider's cancellation reasons; it may add new ones. */
const REASONS: Partial<Record<string, PaymentFailure>> = {
  expired_on_confirmation: 'notPaid',
  canceled_by_merchant: 'notPaid',
  insufficient_funds: 'insufficientFunds',
  payment_method_limit_exceeded: 'insufficientFunds',
  card_expired: 'wrongCard',
  invalid_card_number: 'wrongCard',
  invalid_csc: 'wrongCard',
  '3d_secure_failed': 'notConfirmed',
  issuer_unavailable: 'bankAway',
  internal_timeout: 'bankAway',
};

function readReason(reason: string): PaymentFailure {
  return Object.hasOwn(REASONS, reason) ? (REASONS[reason] ?? 'declined') : 'declined';
}

/** The error in the provider's reply; empty if it cannot be read. */
export function readRefusal(body: unknown): ProviderRefusal {
  const parsed = z.safeParse(errorSchema, body);
  return parsed.success ? parsed.data : {};
}
