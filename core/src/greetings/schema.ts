import * as z from 'zod/mini';
import { field } from '../schemas/field.ts';
import { issueCode } from '../issues/issue-codes.ts';
import { roleIdList } from '../ids/id-list.ts';
import { snowflake } from '../ids/snowflake.ts';
import { customMessageSchema, DEFAULT_MESSAGE } from '../messages/custom-message.ts';

/** The greetings that are posted in a channel, and can be tested. */
export const CHANNEL_GREETINGS = ['join', 'leave'] as const;
export type ChannelGreetingName = (typeof CHANNEL_GREETINGS)[number];

const channelGreetingSchema = z.strictObject({
  ...customMessageSchema.shape,
  channel: field('channel', z.nullable(snowflake)),
});
export type ChannelGreeting = z.infer<typeof channelGreetingSchema>;

/** What is said when a member comes or goes, and the roles a member gets on coming (spec.md 3). */
export const greetingsSchema = z.strictObject({
  join: field('join', channelGreetingSchema),
  leave: field('leave', channelGreetingSchema),
  /** By direct message, to who joined. */
  dm: field('dm', customMessageSchema),
  joinRoles: field({ en: 'Roles on join', ru: 'Роли при входе' }, roleIdList),
});
export type Greetings = z.infer<typeof greetingsSchema>;

const DEFAULT_CHANNEL_GREETING: ChannelGreeting = { ...DEFAULT_MESSAGE, channel: null };

export const DEFAULT_GREETINGS: Greetings = {
  join: DEFAULT_CHANNEL_GREETING,
  leave: DEFAULT_CHANNEL_GREETING,
  dm: DEFAULT_MESSAGE,
  joinRoles: [],
};

const enteredChannelGreeting = channelGreetingSchema.check(
  z.refine(({ enabled, channel }) => !enabled || channel !== null, {
    path: ['channel'],
    error: issueCode('channelRequired'),
  }),
);

/**
 * What the page lets a person save: there, a greeting that is on needs its channel (spec.md 5). The API takes one without
 * and switches it off (spec.md 4).
 */
export const enteredGreetingsSchema = z.strictObject({
  ...greetingsSchema.shape,
  join: enteredChannelGreeting,
  leave: enteredChannelGreeting,
});
