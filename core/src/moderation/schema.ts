import * as z from 'zod/mini';
import { snowflake } from '../ids/snowflake.ts';
import { customMessageSchema, DEFAULT_MESSAGE } from '../messages/custom-message.ts';
import { warnsPunishmentsSchema } from './warn-punishments.ts';

/** The punishments of which a member is told by direct message in the guild's own words; boost only (spec.md 2 and 6). */
export const ANNOUNCED_PUNISHMENTS = ['kick', 'ban'] as const;
export type AnnouncedPunishment = (typeof ANNOUNCED_PUNISHMENTS)[number];

export const moderationSchema = z.strictObject({
  /** Null where mutes have no role. */
  muteRole: z.nullable(snowflake),
  /** Mutes are the platform's timeouts where these are long enough. */
  useTimeout: z.boolean(),
  warnsPunishments: warnsPunishmentsSchema,
  punishmentMessages: z.strictObject({ kick: customMessageSchema, ban: customMessageSchema }),
});
export type Moderation = z.infer<typeof moderationSchema>;

export const DEFAULT_MODERATION: Moderation = {
  muteRole: null,
  useTimeout: false,
  warnsPunishments: [],
  punishmentMessages: { kick: DEFAULT_MESSAGE, ban: DEFAULT_MESSAGE },
};
