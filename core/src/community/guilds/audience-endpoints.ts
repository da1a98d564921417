import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { channelIdList } from '../../base/ids/id-list.ts';
import { channelId, guildParams } from '../../base/ids/snowflake.ts';

export const audienceEndpoints = {
  wider: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/audience',
    access: 'guildEditor',
    summary:
      'How many channels some readers of a channel cannot read, for logs that repeat there what is written in them',
    channels: { taken: 'watched', given: null },
    schema: {
      params: guildParams,
      body: z.strictObject({
        /** Where the log goes. */
        channel: channelId,
        /** Channels that it does not cover. */
        ignored: channelIdList,
      }),
      response: { 200: z.object({ count: z.int() }) },
    },
  }),
};
