import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { uuid } from '../../base/ids/uuid.ts';
import { fairGiveaway, giveawayPerson, giveawaySchema, giveawayStatistics, ownGiveaway } from './giveaway.ts';
import { giveawayInput, newGiveawayInput } from './schema.ts';

const fairParams = z.strictObject({ id: uuid });
const params = z.strictObject({ ...guildParams.shape, id: uuid });
const url = '/private/guilds/:guildId/giveaways';
const access = { tab: 'economy' } as const;
const changed = { 200: giveawaySchema };

/** A preview of the message in chat. */
const shownMessage = z.object({
  color: z.int(),
  title: z.string(),
  /** In the platform's markup. */
  description: z.string(),
  footer: z.string(),
  /** The button's label. */
  button: z.string(),
});
export type ShownGiveaway = z.infer<typeof shownMessage>;

export const giveawaysEndpoints = {
  open: endpoint({
    method: 'GET',
    url,
    access,
    summary: 'Giveaways that run, are paused or not opened yet, newest first, and how many there may be',
    channels: { taken: null, given: 'announced' },
    schema: {
      params: guildParams,
      response: { 200: z.object({ giveaways: z.array(giveawaySchema), max: z.int(), moneySymbol: z.string() }) },
    },
  }),
  past: endpoint({
    method: 'GET',
    url: `${url}/past`,
    access,
    summary: 'Giveaways that ended or were cancelled, the newest first',
    channels: { taken: null, given: 'announced' },
    schema: {
      params: guildParams,
      querystring: z.strictObject({ before: z.optional(uuid) }),
      response: {
        200: z.object({
          giveaways: z.array(giveawaySchema),
          /** `before` of the next page; null on the last one. */
          next: z.nullable(z.string()),
        }),
      },
    },
  }),
  create: endpoint({
    method: 'POST',
    url,
    access,
    summary: 'Make a giveaway, and open it at once unless it is to stay a draft',
    errors: ['conflict'],
    channels: { taken: 'writable', given: 'announced' },
    schema: {
      params: guildParams,
      body: newGiveawayInput,
      response: changed,
    },
  }),
  preview: endpoint({
    method: 'POST',
    url: `${url}/preview`,
    access,
    summary: 'What the message of a giveaway will look like',
    channels: { taken: 'watched', given: null },
    schema: { params: guildParams, body: giveawayInput, response: { 200: shownMessage } },
  }),
  read: endpoint({
    method: 'GET',
    url: `${url}/:id`,
    access,
    summary: 'One giveaway with everybody who was drawn',
    channels: { taken: null, given: 'announced' },
    schema: { params, response: changed },
  }),
  edit: endpoint({
    method: 'PATCH',
    url: `${url}/:id`,
    access,
    summary: 'Change a giveaway that did not end; the channel only before it is opened',
    errors: ['conflict'],
    channels: { taken: 'writable', given: 'announced' },
    schema: { params, body: giveawayInput, response: changed },
  }),
  start: endpoint({
    method: 'POST',
    url: `${url}/:id/start`,
    access,
    summary: 'Open a draft',
    errors: ['conflict'],
    channels: { taken: null, given: 'announced' },
    schema: { params, response: changed },
  }),
  pause: endpoint({
    method: 'POST',
    url: `${url}/:id/pause`,
    access,
    summary: 'Take no entries for now; the time it has left is kept',
    errors: ['conflict'],
    channels: { taken: null, given: 'announced' },
    schema: { params, response: changed },
  }),
  resume: endpoint({
    method: 'POST',
    url: `${url}/:id/resume`,
    access,
    summary: 'Go on after a pause',
    errors: ['conflict'],
    channels: { taken: null, given: 'announced' },
    schema: { params, response: changed },
  }),
  end: endpoint({
    method: 'POST',
    url: `${url}/:id/end`,
    access,
    summary: 'Draw now instead of at its end; it is drawn within seconds',
    errors: ['conflict'],
    channels: { taken: null, given: 'announced' },
    schema: { params, response: changed },
  }),
  cancel: endpoint({
    method: 'POST',
    url: `${url}/:id/cancel`,
    access,
    summary: 'Call it off without a draw, and give back what was set aside; a draft is deleted',
    errors: ['conflict'],
    schema: { params, response: { 200: messageReply } },
  }),
  repost: endpoint({
    method: 'POST',
    url: `${url}/:id/post`,
    access,
    summary: 'Post its message once more where that is gone, in any channel; who entered stays in',
    errors: ['conflict'],
    channels: { taken: 'writable', given: 'announced' },
    schema: { params, body: z.strictObject({ channel: snowflake }), response: changed },
  }),
  reroll: endpoint({
    method: 'POST',
    url: `${url}/:id/reroll`,
    access,
    summary: 'Draw somebody else in the place of one winner, or of all; what they got is taken back',
    errors: ['conflict'],
    channels: { taken: null, given: 'announced' },
    schema: {
      params,
      /** Null for all winners. */
      body: z.strictObject({ userId: z.nullable(snowflake) }),
      response: changed,
    },
  }),
  entrants: endpoint({
    method: 'GET',
    url: `${url}/:id/entrants`,
    access,
    summary: 'Who entered a giveaway, in the order of their ids',
    schema: {
      params,
      querystring: z.strictObject({ after: z.optional(snowflake) }),
      response: {
        200: z.object({
          /** `at` is ISO 8601. */
          entrants: z.array(z.object({ user: giveawayPerson, at: z.string() })),
          /** `after` of the next page; null on the last one. */
          next: z.nullable(z.string()),
        }),
      },
    },
  }),
  statistics: endpoint({
    method: 'GET',
    url: `${url}/:id/statistics`,
    access,
    summary: 'How entries came in, and how old the accounts are',
    schema: { params, response: { 200: giveawayStatistics } },
  }),
  // No membership check: members who left may still see what they entered and won, and the rows are always the caller's
  // own.
  own: endpoint({
    method: 'GET',
    url: '/private/giveaways/:guildId',
    access: 'signedIn',
    summary: 'Giveaways of a server you entered: what runs, and the newest that ended',
    channels: { taken: null, given: 'announced' },
    schema: {
      params: guildParams,
      response: {
        200: z.object({
          /** Null when the bot is no longer in the guild. */
          guildName: z.nullable(z.string()),
          moneySymbol: z.string(),
          giveaways: z.array(ownGiveaway),
        }),
      },
    },
  }),
  claim: endpoint({
    method: 'POST',
    url: '/private/giveaways/:guildId/:id/claim',
    access: 'guildMember',
    summary: 'Claim a prize you won',
    errors: ['conflict'],
    schema: { params, response: { 200: messageReply } },
  }),
  fair: endpoint({
    method: 'GET',
    url: '/public/fair/giveaways/:id',
    access: 'public',
    summary: 'What a giveaway was drawn from, and who was drawn',
    schema: { params: fairParams, response: { 200: fairGiveaway } },
  }),
  fairEntrants: endpoint({
    method: 'GET',
    url: '/public/fair/giveaways/:id/entrants',
    access: 'public',
    summary: 'Ids of those who entered a giveaway that ended, smallest first',
    schema: {
      params: fairParams,
      querystring: z.strictObject({ after: z.optional(snowflake) }),
      response: {
        200: z.object({
          userIds: z.array(z.string()),
          /** `after` of the next page; null on the last one. */
          next: z.nullable(z.string()),
        }),
      },
    },
  }),
};
