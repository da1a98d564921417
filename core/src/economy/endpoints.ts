import { endpoint } from '../http/endpoint.ts';
import { guildParams } from '../ids/snowflake.ts';
import { saveReply } from '../settings/save-reply.ts';
import { economySchema } from './schema.ts';

export const economyEndpoints = {
  save: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/economy',
    access: { tab: 'economy' },
    summary: 'Save how money is earned, shown and taxed',
    schema: { params: guildParams, body: economySchema, response: { 200: saveReply } },
  }),
};
