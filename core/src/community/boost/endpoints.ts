import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { localeSchema } from '../../base/locales/locale-schema.ts';
import { PLAN_TYPES } from './plans.ts';

export const boostEndpoints = {
  pay: endpoint({
    method: 'POST',
    url: '/private/payments',
    access: 'signedIn',
    summary: 'Begins a payment and says where it is confirmed',
    errors: ['notImplemented'],
    schema: {
      body: z.strictObject({
        type: z.enum(PLAN_TYPES),
        /** The opposite of the payer's language (docs/rules/api.md#payment-language); see `paymentLanguage`. */
        language: localeSchema,
      }),
      response: { 200: z.object({ confirmationUrl: z.url() }) },
    },
  }),
};
