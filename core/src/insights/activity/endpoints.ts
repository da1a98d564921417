import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams } from '../../base/ids/snowflake.ts';

/** The last day by the hour, or the last two weeks by the day. */
export const ACTIVITY_SPANS = ['day', 'weeks'] as const;
export type ActivitySpan = (typeof ACTIVITY_SPANS)[number];

const pointSchema = z.object({
  /** Start of the hour or day in the guild's own time zone. ISO 8601. */
  at: z.string(),
  messages: z.number(),
  joins: z.number(),
  leaves: z.number(),
  commands: z.number(),
});
export type ActivityPoint = z.infer<typeof pointSchema>;

export const activityEndpoints = {
  read: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/activity',
    access: 'guildManager',
    summary: 'How many messages, members who came and went, and commands there were, by the hour or the day',
    schema: {
      params: guildParams,
      querystring: z.strictObject({ span: z.enum(ACTIVITY_SPANS) }),
      /** Oldest first, without gaps. */
      response: { 200: z.object({ points: z.array(pointSchema) }) },
    },
  }),
};
