import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { balanceUpdateSchema, resetProgressSchema } from './schema.ts';

const memberParams = z.strictObject({ ...guildParams.shape, userId: snowflake });
const resetParams = z.strictObject({ ...guildParams.shape, resetId: z.string().check(z.regex(/^\d{1,18}$/)) });
const access = { tab: 'economy' } as const;

export const balancesEndpoints = {
  update: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/balances/:userId',
    access,
    summary: "Set a member's balance, and their experience to zero if wanted",
    schema: { params: memberParams, body: balanceUpdateSchema, response: { 200: messageReply } },
  }),
  remove: endpoint({
    method: 'DELETE',
    url: '/private/guilds/:guildId/balances/:userId',
    access,
    summary: 'Take a member off the leaderboard, balance and experience included',
    schema: { params: memberParams, response: { 200: messageReply } },
  }),
  resetProgress: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/reset',
    access: 'guildManager',
    summary: 'How far the last reset of all balances is; null when there was none',
    schema: { params: guildParams, response: { 200: z.nullable(resetProgressSchema) } },
  }),
  undoReset: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/reset/:resetId/undo',
    access: 'guildManager',
    summary: 'Give every member back what a reset of the last 7 days took',
    errors: ['conflict'],
    schema: { params: resetParams, response: { 200: messageReply } },
  }),
};
