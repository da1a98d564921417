import * as z from 'zod/mini';
import { endpoint } from '../../../base/http/endpoint.ts';
import { messageReply } from '../../../base/http/replies.ts';
import { guildParams, snowflake } from '../../../base/ids/snowflake.ts';
import { NATIVE_GAPS, NATIVE_OBSTACLES } from './mirror-rule.ts';
import { NATIVE_RULE_KEYS } from './native-rule.ts';

/** State of a rule's filter on the platform. */
export const NATIVE_STATES = ['off', 'pending', 'active', 'drifted', 'refused'] as const;

/** Why a filter could not be set up; `platform` means the platform's own error text. */
export const NATIVE_REFUSALS = [...NATIVE_OBSTACLES, 'missingPermission', 'limitReached', 'platform'] as const;
export type NativeRefusal = (typeof NATIVE_REFUSALS)[number];

const nativeRule = z.enum(NATIVE_RULE_KEYS);

export const nativeStateSchema = z.object({
  rule: nativeRule,
  state: z.enum(NATIVE_STATES),
  /** Why it was refused; null in every other state. */
  reason: z.nullable(z.enum(NATIVE_REFUSALS)),
  /** The platform's own error text for the last failed attempt. */
  problem: z.nullable(z.string()),
  /** What the platform's filter leaves to the bot. */
  gaps: z.array(z.object({ gap: z.enum(NATIVE_GAPS), count: z.int() })),
  /** What somebody else did to the filter; `by` is set where the audit log says who. */
  drift: z.nullable(
    z.object({
      kind: z.enum(['changed', 'deleted']),
      by: z.nullable(z.object({ id: snowflake, username: z.nullable(z.string()) })),
    }),
  ),
});
export type NativeState = z.infer<typeof nativeStateSchema>;

export const nativeEndpoints = {
  read: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/automod/native',
    access: { tab: 'moderation' },
    summary: 'How the rules stand that the platform’s own filter is to know',
    schema: { params: guildParams, response: { 200: z.array(nativeStateSchema) } },
  }),
  restore: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/automod/native/:rule/restore',
    access: { tab: 'moderation' },
    summary: 'Put a rule into the platform’s filter again that was refused there, or changed by somebody',
    errors: ['conflict'],
    schema: {
      params: z.strictObject({ ...guildParams.shape, rule: nativeRule }),
      response: { 200: messageReply },
    },
  }),
};
