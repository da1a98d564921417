import { endpoint } from '../http/endpoint.ts';
import { guildParams } from '../ids/snowflake.ts';
import { saveReply } from '../settings/save-reply.ts';
import { logsSchema } from './schema.ts';

export const logsEndpoints = {
  save: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/logs',
    access: { tab: 'logs' },
    summary: 'Save what is written down, and where',
    schema: { params: guildParams, body: logsSchema, response: { 200: saveReply } },
  }),
};
