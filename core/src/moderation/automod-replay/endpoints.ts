import * as z from 'zod/mini';
import { RULE_KEYS } from '../automod/catalogue.ts';
import { automodSchema } from '../automod/schema.ts';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';

/** Most messages listed; all are counted. */
export const REPLAY_SHOWN_MAX = 100;

/** A recent message that breaks a rule. Moments are ISO 8601. */
const replayHitSchema = z.object({
  id: snowflake,
  channelId: snowflake,
  author: z.object({ id: snowflake, username: z.string() }),
  sentAt: z.string(),
  /** The relevant part of the message, and what matched in it. */
  text: z.string(),
  spans: z.array(z.object({ start: z.int(), end: z.int() })),
  rules: z.array(z.enum(RULE_KEYS)),
});
export type ReplayHit = z.infer<typeof replayHitSchema>;

export const automodReplayEndpoints = {
  replay: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/automod/replay',
    access: { tab: 'moderation' },
    summary:
      'Which of the recent messages the rules would have fired on, saved ones or a draft; nothing happens to anybody',
    errors: ['conflict'],
    channels: { taken: 'watched', given: 'readers' },
    schema: {
      params: guildParams,
      body: z.strictObject({
        /** Rules as being edited; the saved ones where left out. */
        rules: z.optional(automodSchema),
      }),
      response: {
        200: z.object({
          /** How many messages were checked, and since when; null where there are none. */
          messages: z.int(),
          since: z.nullable(z.string()),
          /** How many of them break a rule. */
          hits: z.int(),
          /** The newest of the hits, newest first. */
          shown: z.array(replayHitSchema),
          /** Authors among the hits whose roles could not be read: they may be exempt. */
          unknownMembers: z.int(),
        }),
      },
    },
  }),
};
