import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { PAYMENT_FAILURES, PAYMENT_STATES } from './payment-state.ts';
import { PLAN_TYPES } from './plans.ts';

const paymentSchema = z.object({
  id: z.string(),
  plan: z.enum(PLAN_TYPES),
  /** In hundredths of the currency, like `refunded`. */
  amount: z.int(),
  currency: z.string(),
  state: z.enum(PAYMENT_STATES),
  refunded: z.int(),
  /** Why it failed; null while it has not. */
  failure: z.nullable(z.enum(PAYMENT_FAILURES)),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Where the payer confirms, while that is possible. */
  confirmationUrl: z.nullable(z.string()),
});
export type Payment = z.infer<typeof paymentSchema>;

const paymentResultSchema = z.object({
  payment: paymentSchema,
  /** What the buyer has from all their payments; `endsAt` is ISO 8601. */
  subscription: z.nullable(z.object({ plan: z.enum(PLAN_TYPES), endsAt: z.string() })),
});
export type PaymentResult = z.infer<typeof paymentResultSchema>;

/** Most payments in the history, newest first. */
export const PAYMENTS_SHOWN = 100;

export const paymentEndpoints = {
  list: endpoint({
    method: 'GET',
    url: '/private/payments',
    access: 'signedIn',
    summary: `Your newest ${PAYMENTS_SHOWN} payments, newest first`,
    errors: ['notImplemented'],
    schema: { response: { 200: z.array(paymentSchema) } },
  }),
  find: endpoint({
    method: 'GET',
    url: '/private/payments/:paymentId',
    access: 'signedIn',
    summary: 'What became of one of your payments; the provider is asked while it is undecided',
    errors: ['notImplemented'],
    schema: {
      params: z.strictObject({ paymentId: z.guid({ error: issueCode('invalidId') }) }),
      response: { 200: paymentResultSchema },
    },
  }),
  notify: endpoint({
    method: 'POST',
    url: '/public/payments/notifications',
    access: 'public',
    summary: 'For the payment provider: something happened to a payment',
    errors: ['forbidden', 'notImplemented'],
    schema: {
      // Not strict, so that fields the provider adds later are not refused; only the id is read.
      body: z.object({
        type: z.literal('notification'),
        event: z.string().check(z.maxLength(64)),
        object: z.object({
          id: z.string().check(z.minLength(1), z.maxLength(64)),
          /** Set in notifications about a refund. */
          payment_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
        }),
      }),
      response: { 200: messageReply },
    },
  }),
};
