import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { guildParams } from '../../base/ids/snowflake.ts';

const access = { tab: 'moderation' } as const;

/** A raid in progress, and the countermeasures. Moments are ISO 8601. */
export const raidSchema = z.object({
  id: z.uuid(),
  begunAt: z.string(),
  endsAt: z.string(),
  isLogOnly: z.boolean(),
  pauseInvites: z.boolean(),
  raiseVerification: z.boolean(),
  joined: z.int(),
  kicked: z.int(),
  /** Somebody has undone it: the changes are being reverted. */
  isUndone: z.boolean(),
});
export type RaidReply = z.infer<typeof raidSchema>;

export const raidEndpoints = {
  running: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/automod/raid',
    access,
    summary: 'The raid that goes on, if there is one',
    schema: { params: guildParams, response: { 200: z.object({ raid: z.nullable(raidSchema) }) } },
  }),
  undo: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/automod/raid/:raidId/undo',
    access,
    summary: 'End a raid now and change back what was changed because of it',
    errors: ['notFound', 'conflict'],
    schema: {
      params: z.strictObject({ ...guildParams.shape, raidId: z.uuid() }),
      response: { 200: messageReply },
    },
  }),
};
