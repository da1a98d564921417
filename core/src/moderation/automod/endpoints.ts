import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams } from '../../base/ids/snowflake.ts';
import { saveReply } from '../../base/sections/save-reply.ts';
import { AUTOMOD_RULES, RULE_KEYS, type RuleKey } from './catalogue.ts';
import { automodSchema, type AutomodRule } from './schema.ts';

/** One endpoint per rule, since each rule has its own options. */
function saveRule(key: RuleKey) {
  const body: z.ZodMiniType<AutomodRule, AutomodRule> = AUTOMOD_RULES[key].schema;
  return endpoint({
    method: 'POST',
    url: `/private/guilds/:guildId/automod/${key}`,
    access: { tab: 'moderation' },
    summary: `Save the automoderation rule "${key}"`,
    errors: ['conflict'],
    channels: { taken: 'writable', given: 'settings' },
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

/**
 * There is one rule of each kind, so rules are neither reordered nor copied: the only bulk action is switching them.
 */
export const automodSwitchEndpoints = {
  switch: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/automod-switches',
    access: { tab: 'moderation' },
    summary: 'Switches several automoderation rules on, with the settings they have, or off',
    errors: ['conflict'],
    channels: { taken: null, given: 'settings' },
    schema: {
      params: guildParams,
      body: z.strictObject({
        rules: z
          .array(z.enum(RULE_KEYS))
          .check(
            z.minLength(1, { error: issueCode('required') }),
            z.maxLength(RULE_KEYS.length, { error: issueCode('listTooLong') }),
          ),
        enabled: z.boolean(),
      }),
      response: { 200: saveReply(automodSchema) },
    },
  }),
};
