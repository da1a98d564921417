import * as z from 'zod/mini';
import { NESTED_SHAPE, type NestedSections, PARTIAL_SHAPE } from '../settings/nested-sections.ts';
import { DANGEROUS_PERMISSIONS } from '../../base/permissions/dangerous-permissions.ts';
import { TABS } from '../../base/tabs/tabs.ts';
import type { SharedField } from './tab-fields.ts';

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
  /** The user may read the guild's log. */
  logs: z.boolean(),
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
  /** Its permissions that do harm in the wrong hands, the worst first. */
  dangerous: z.array(z.enum(DANGEROUS_PERMISSIONS)),
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

const commonSchema = z.object({
  /** Whether the guild has boost; read-only. */
  boost: z.boolean(),
  /** The version of each section, for `if-match`; 0 for a section that was never saved. */
  versions: z.record(z.string(), z.number()),
});

/** All settings of a guild. */
export type GuildSettings = NestedSections & z.infer<typeof commonSchema>;

const { prefix, language, timeZone } = NESTED_SHAPE;

/**
 * The settings as one person may see them: all of them for managers, and for editors those that the pages of their tabs
 * need. What is left out is not known, rather than initial.
 */
const seenSettingsSchema = z.object({
  ...PARTIAL_SHAPE,
  ...({ prefix, language, timeZone } satisfies Record<SharedField, unknown>),
  ...commonSchema.shape,
});
export type SeenSettings = z.infer<typeof seenSettingsSchema>;

/** What is in the settings of everyone. */
export type CommonSettings = Pick<SeenSettings, SharedField | keyof z.infer<typeof commonSchema>>;

export const guildInfoSchema = z.object({
  ...guildCardSchema.shape,
  roles: z.array(guildRoleSchema),
  /** For managers all of them; for editors those they can see on the platform. */
  channels: z.array(guildChannelSchema),
  /** Other channels that the settings below name, without their names: they exist, but this person cannot see them. */
  hiddenChannels: z.array(z.string()),
  settings: seenSettingsSchema,
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
