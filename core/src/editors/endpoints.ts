import { endpoint } from '../http/endpoint.ts';
import { guildParams } from '../ids/snowflake.ts';
import { saveReply } from '../settings/save-reply.ts';
import { editorsSchema } from './schema.ts';

export const editorsEndpoints = {
  save: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/editors',
    access: 'guildOwner',
    summary: 'Lets roles edit single tabs of the settings',
    schema: { params: guildParams, body: editorsSchema, response: { 200: saveReply } },
  }),
};
