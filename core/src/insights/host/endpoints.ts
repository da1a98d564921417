import * as z from 'zod/mini';
import { PAYMENT_ANSWERS } from '../../community/boost/payment-answer.ts';
import { endpoint } from '../../base/http/endpoint.ts';
import { snowflake } from '../../base/ids/snowflake.ts';
import { uuid } from '../../base/ids/uuid.ts';
import { atMost } from '../../base/text/at-most.ts';
import { checkResultSchema, failedJobSchema, hostPaymentSchema, hostStateSchema } from './schema.ts';

/** Failed jobs on one page. */
export const FAILED_JOBS_PER_PAGE = 25;

/** How many payments are shown; those that need attention come first. */
export const HOST_PAYMENTS_SHOWN = 100;

const paymentReply = z.object({ payment: hostPaymentSchema });

export const hostEndpoints = {
  self: endpoint({
    method: 'GET',
    url: '/private/host/self',
    access: 'signedIn',
    summary: 'Whether you are one of those who run this site',
    schema: { response: { 200: z.object({ isHost: z.boolean() }) } },
  }),
  state: endpoint({
    method: 'GET',
    url: '/private/host',
    access: 'host',
    summary: 'Processes, shards, queues, errors by the hour, and what hosts did',
    weight: 3,
    schema: { response: { 200: hostStateSchema } },
  }),
  checks: endpoint({
    method: 'GET',
    url: '/private/host/checks',
    access: 'host',
    summary: 'Everything the doctor looks at, looked at now',
    weight: 20,
    schema: { response: { 200: z.array(checkResultSchema) } },
  }),
  drain: endpoint({
    method: 'POST',
    url: '/private/host/processes/drain',
    access: 'host',
    summary: 'Have a process give away what it does and take nothing more, or take its share again',
    errors: ['notFound', 'conflict'],
    schema: {
      body: z.strictObject({ name: z.string().check(z.minLength(1), atMost(100, 'tooLong')), isDraining: z.boolean() }),
      response: { 200: z.object({ isDraining: z.boolean() }) },
    },
  }),
  failedActs: endpoint({
    method: 'GET',
    url: '/private/host/acts',
    access: 'host',
    summary: 'What the bot gave up on, newest first',
    schema: {
      querystring: z.strictObject({ before: z.optional(z.string().check(atMost(100, 'tooLong'))) }),
      response: { 200: z.object({ acts: z.array(failedJobSchema), next: z.nullable(z.string()) }) },
    },
  }),
  retryAct: endpoint({
    method: 'POST',
    url: '/private/host/acts/retry',
    access: 'host',
    summary: 'Have the bot try something again that it gave up on',
    errors: ['notFound', 'conflict'],
    schema: {
      body: z.strictObject({ guildId: snowflake, id: uuid }),
      response: { 200: z.object({ state: z.enum(['waiting', 'done', 'failed']) }) },
    },
  }),
  payments: endpoint({
    method: 'GET',
    url: '/private/host/payments',
    access: 'host',
    summary: 'Payments that are disputed, given back or undecided for long, those to look at first',
    schema: { response: { 200: z.array(hostPaymentSchema) } },
  }),
  checkPayment: endpoint({
    method: 'POST',
    url: '/private/host/payments/check',
    access: 'host',
    summary: 'Ask the provider about a payment now',
    errors: ['notFound', 'notImplemented'],
    weight: 3,
    schema: { body: z.strictObject({ paymentId: uuid }), response: { 200: paymentReply } },
  }),
  answerPayment: endpoint({
    method: 'POST',
    url: '/private/host/payments/answer',
    access: 'host',
    summary: 'Give what a payment was for, take it back, or (null) leave it to what the provider says',
    errors: ['notFound'],
    schema: {
      body: z.strictObject({ paymentId: uuid, answer: z.nullable(z.enum(PAYMENT_ANSWERS)) }),
      response: { 200: paymentReply },
    },
  }),
};
