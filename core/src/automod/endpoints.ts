import type * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { guildParams } from '../ids/snowflake.ts';
import { saveReply } from '../sections/save-reply.ts';
import { AUTOMOD_RULES, type RuleKey } from './catalogue.ts';
import type { AutomodRule } from './schema.ts';

/** A call of its own for each rule, since each takes options of its own. */
function saveRule(key: RuleKey) {
  const body: z.ZodMiniType<AutomodRule, AutomodRule> = AUTOMOD_RULES[key].schema;
  return endpoint({
    method: 'POST',
    url: `/private/guilds/:guildId/automod/${key}`,
    access: { tab: 'moderation' },
    summary: `Save the automoderation rule "${key}"`,
    errors: ['conflict'],
    schema: { params: guildParams, body, response: { 200: saveReply(body) } },
  });
}

export const automodEndpoints = {
  invites: saveRule('invites'),
  flood: saveRule('flood'),
  links: saveRule('links'),
  caps: saveRule('caps'),
  mentions: saveRule('mentions'),
  emojis: saveRule('emojis'),
  words: saveRule('words'),
  attachments: saveRule('attachments'),
  zalgo: saveRule('zalgo'),
  duplicates: saveRule('duplicates'),
  phishing: saveRule('phishing'),
  raid: saveRule('raid'),
} satisfies Record<RuleKey, unknown>;
