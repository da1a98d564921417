import { endpoint } from '../http/endpoint.ts';
import { guildParams } from '../ids/snowflake.ts';
import { saveReply } from '../settings/save-reply.ts';
import { leaderboardSettingsSchema } from './settings-schema.ts';

export const leaderboardSettingsEndpoints = {
  save: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/leaderboard',
    access: { tab: 'economy' },
    summary: 'Open the leaderboard to everybody, or to members only',
    schema: { params: guildParams, body: leaderboardSettingsSchema, response: { 200: saveReply } },
  }),
};
