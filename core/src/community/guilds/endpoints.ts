import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams } from '../../base/ids/snowflake.ts';
import { guildCardSchema, guildInfoSchema } from './schema.ts';

export const guildsEndpoints = {
  list: endpoint({
    method: 'GET',
    url: '/private/guilds',
    access: 'signedIn',
    summary: 'Guilds the user may manage, and guilds the bot is in',
    schema: { response: { 200: z.array(guildCardSchema) } },
  }),
  info: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/info',
    access: 'guildEditor',
    summary: 'One guild with its roles, channels and settings',
    channels: { taken: null, given: 'viewers' },
    schema: { params: guildParams, response: { 200: guildInfoSchema } },
  }),
};
