import * as z from 'zod/mini';
import { field } from '../schemas/field.ts';
import { snowflake } from '../ids/snowflake.ts';
import { customMessageSchema, DEFAULT_MESSAGE } from '../messages/custom-message.ts';
import { warnsPunishmentsSchema } from './warn-punishments.ts';

/** The punishments of which a member is told by direct message in the guild's own words; boost only (spec.md 2 and 6). */
export const ANNOUNCED_PUNISHMENTS = ['kick', 'ban'] as const;
export type AnnouncedPunishment = (typeof ANNOUNCED_PUNISHMENTS)[number];

export const moderationSchema = z.strictObject({
  /** Null where mutes have no role. */
  muteRole: field('muteRole', z.nullable(snowflake)),
  /** Mutes are the platform's timeouts where these are long enough. */
  useTimeout: field('useTimeout', z.boolean()),
  warnsPunishments: field('warnsPunishments', warnsPunishmentsSchema),
  punishmentMessages: field(
    'punishmentMessages',
    z.strictObject({ kick: field('kick', customMessageSchema), ban: field('ban', customMessageSchema) }),
  ),
});
export type Moderation = z.infer<typeof moderationSchema>;

export const DEFAULT_MODERATION: Moderation = {
  muteRole: null,
  useTimeout: false,
  warnsPunishments: [],
  punishmentMessages: { kick: DEFAULT_MESSAGE, ban: DEFAULT_MESSAGE },
};
