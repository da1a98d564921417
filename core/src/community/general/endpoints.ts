import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { guildParams } from '../../base/ids/snowflake.ts';

/**
 * Needs the guild's name typed out, so that nobody resets balances by accident (docs/rules/settings.md#balance-reset).
 */
export const resetSchema = z.strictObject({
  name: z.string(),
  scopes: z.array(z.enum(['balance'])).check(z.minLength(1, { error: issueCode('scopeRequired') })),
});

export const generalEndpoints = {
  reset: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/reset',
    access: 'guildManager',
    summary: 'Reset the balances of all members',
    errors: ['conflict'],
    schema: { params: guildParams, body: resetSchema, response: { 200: messageReply } },
  }),
};
