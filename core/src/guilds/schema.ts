import * as z from 'zod/mini';
import { generalSchema } from '../general/schema.ts';

/** A guild as it stands in the user's list (spec.md 3, "Guild"). */
export const guildCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.nullable(z.string()),
  /** The user is its owner, an administrator, or has Manage Guild. */
  manageable: z.boolean(),
  /** The bot is a member. */
  invited: z.boolean(),
});
export type GuildCard = z.infer<typeof guildCardSchema>;

export const guildRoleSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** 0xRRGGBB; 0 means no colour. */
  color: z.number(),
  memberManageable: z.boolean(),
  botManageable: z.boolean(),
});
export type GuildRole = z.infer<typeof guildRoleSchema>;

export const guildChannelSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The platform's channel type number. */
  type: z.number(),
  parentId: z.nullable(z.string()),
  botManageable: z.boolean(),
});
export type GuildChannel = z.infer<typeof guildChannelSchema>;

export const guildSettingsSchema = z.object({ ...generalSchema.shape });
export type GuildSettings = z.infer<typeof guildSettingsSchema>;

export const guildInfoSchema = z.object({
  ...guildCardSchema.shape,
  roles: z.array(guildRoleSchema),
  channels: z.array(guildChannelSchema),
  settings: guildSettingsSchema,
});
export type GuildInfo = z.infer<typeof guildInfoSchema>;
