import * as z from 'zod/mini';
import { casePerson } from '../cases/schema.ts';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { RULE_KEYS } from './catalogue.ts';
import { EXEMPTION_SPAN_KEYS } from './exemptions.ts';

const access = { tab: 'moderation' } as const;
const url = '/private/guilds/:guildId/automod/spared';
const memberParams = z.strictObject({ ...guildParams.shape, userId: snowflake });
/** Null for all rules. */
const rule = z.nullable(z.enum(RULE_KEYS));

/** A member whom one rule, or all rules, leave alone. Moments are ISO 8601. */
export const exemptionSchema = z.object({
  member: casePerson,
  rule,
  since: z.string(),
  /** Null where it does not expire. */
  until: z.nullable(z.string()),
  by: casePerson,
});
export type ExemptionReply = z.infer<typeof exemptionSchema>;

export const exemptionEndpoints = {
  list: endpoint({
    method: 'GET',
    url,
    access,
    summary: 'Members whom automoderation leaves alone, the latest first',
    schema: { params: guildParams, response: { 200: z.array(exemptionSchema) } },
  }),
  add: endpoint({
    method: 'POST',
    url: `${url}/:userId`,
    access,
    summary: 'Leave a member alone from now on; said once more of the same rule it takes the place of what was',
    errors: ['notFound', 'conflict'],
    schema: {
      params: memberParams,
      body: z.strictObject({ rule, lasts: z.enum(EXEMPTION_SPAN_KEYS) }),
      response: { 200: messageReply },
    },
  }),
  remove: endpoint({
    method: 'POST',
    url: `${url}/:userId/end`,
    access,
    summary: 'Leave a member alone no longer',
    errors: ['notFound'],
    schema: { params: memberParams, body: z.strictObject({ rule }), response: { 200: messageReply } },
  }),
};
