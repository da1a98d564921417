import * as z from 'zod/mini';
import { NESTED_SHAPE } from '../settings/nested-sections.ts';
import { TABS } from '../../base/tabs/tabs.ts';

/** A guild in the user's list (docs/rules/api.md#access). */
export const guildCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.nullable(z.string()),
  /** The user is the owner, an administrator, has Manage Guild, or may edit a tab of its settings. */
  manageable: z.boolean(),
  /** The bot is a member. */
  invited: z.boolean(),
  /** The user may see the guild's cases. */
  cases: z.boolean(),
});
export type GuildCard = z.infer<typeof guildCardSchema>;

export const guildRoleSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** 0xRRGGBB; 0 means no colour. */
  color: z.number(),
  /** Managed by an integration, such as a bot's own role: nobody can give or take it. */
  managed: z.boolean(),
  /** The user may ping it on the platform, so they may name it in templates. */
  memberMentionable: z.boolean(),
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
  /** The bot can see the channel and write in it. */
  botManageable: z.boolean(),
  /** So can the user, who can therefore choose it for the bot's messages. */
  memberWritable: z.boolean(),
});
export type GuildChannel = z.infer<typeof guildChannelSchema>;

/** All settings of a guild. */
export const guildSettingsSchema = z.object({
  ...NESTED_SHAPE,
  /** Whether the guild has boost; read-only. */
  boost: z.boolean(),
  /** The version of each section, for `if-match`; 0 for a section that was never saved. */
  versions: z.record(z.string(), z.number()),
});
export type GuildSettings = z.infer<typeof guildSettingsSchema>;

export const guildInfoSchema = z.object({
  ...guildCardSchema.shape,
  roles: z.array(guildRoleSchema),
  channels: z.array(guildChannelSchema),
  settings: guildSettingsSchema,
  /** What the user may do in this guild. */
  rights: z.object({
    owner: z.boolean(),
    /** Owner, administrator or Manage Guild. */
    manager: z.boolean(),
    /** The tabs the user may edit. */
    tabs: z.array(z.enum(TABS)),
  }),
});
export type GuildInfo = z.infer<typeof guildInfoSchema>;
