import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { appealDetail, appealSummary } from './review-schema.ts';
import { answersSchema, appealCursor, appealParams, questionsSchema, verdictSchema } from './schema.ts';
import { APPEAL_CODES, APPEAL_REFUSALS, APPEAL_STATES } from './status.ts';

declare module '../../base/http/endpoint.ts' {
  interface AccessKinds {
    /** Somebody who may ban in the support community, and so reviews appeals. */
    appealReviewer: true;
  }
}

const outcome = { message: z.string(), code: z.enum(APPEAL_CODES) };

/** Either the questions, or why there are none. */
const statusReply = z.object({
  questions: z.optional(questionsSchema),
  message: z.optional(outcome.message),
  code: z.optional(outcome.code),
});
export type StatusReply = z.infer<typeof statusReply>;

export const appealEndpoints = {
  status: endpoint({
    method: 'GET',
    url: '/private/support/appeal',
    access: 'signedIn',
    summary: 'The questions of a ban appeal, or why there are none for you',
    errors: ['appealsClosed'],
    schema: { response: { 200: statusReply } },
  }),
  submit: endpoint({
    method: 'POST',
    url: '/private/support/appeal',
    access: 'signedIn',
    summary: 'Submit the ban appeal, once for a ban',
    errors: ['appealsClosed', ...APPEAL_REFUSALS],
    schema: { body: z.strictObject({ answers: answersSchema }), response: { 200: z.object(outcome) } },
  }),
  reviewer: endpoint({
    method: 'GET',
    url: '/private/support/review',
    access: 'signedIn',
    summary: 'Whether you review appeals, and how many wait',
    schema: { response: { 200: z.object({ isReviewer: z.boolean(), waiting: z.int() }) } },
  }),
  list: endpoint({
    method: 'GET',
    url: '/private/support/appeals',
    access: 'appealReviewer',
    summary: 'Appeals, from the newest on',
    errors: ['appealsClosed'],
    schema: {
      querystring: z.strictObject({
        state: z.optional(z.enum(APPEAL_STATES)),
        before: z.optional(appealCursor),
      }),
      response: { 200: z.object({ appeals: z.array(appealSummary), next: z.nullable(z.string()) }) },
    },
  }),
  detail: endpoint({
    method: 'GET',
    url: '/private/support/appeals/:appealId',
    access: 'appealReviewer',
    summary: 'One appeal with its answers and history',
    errors: ['appealsClosed'],
    schema: { params: appealParams, response: { 200: appealDetail } },
  }),
  verdict: endpoint({
    method: 'POST',
    url: '/private/support/appeals/:appealId/verdict',
    access: 'appealReviewer',
    summary: 'Approve or decline an appeal, once',
    errors: ['appealsClosed', 'conflict'],
    schema: { params: appealParams, body: verdictSchema, response: { 200: messageReply } },
  }),
  hold: endpoint({
    method: 'POST',
    url: '/private/support/appeals/:appealId/hold',
    access: 'appealReviewer',
    summary: 'Say that you are looking at an appeal, or that nobody is any more',
    errors: ['appealsClosed', 'conflict'],
    schema: { params: appealParams, body: z.strictObject({ held: z.boolean() }), response: { 200: messageReply } },
  }),
  retry: endpoint({
    method: 'POST',
    url: '/private/support/appeals/:appealId/retry',
    access: 'appealReviewer',
    summary: 'Try again at once what fails on the platform',
    errors: ['appealsClosed'],
    schema: { params: appealParams, response: { 200: messageReply } },
  }),
};
