import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { APIUser } from 'discord-api-types/v10';
import type { ActingMember } from './acting/acting-member.ts';
import type { BotContext } from './bot-context.ts';

/** Who acts in which channel of a guild, and what they and the bot may do there. */
export interface InvocationContext {
  bot: BotContext;
  guildId: string;
  channelId: string;
  user: APIUser;
  settings: GuildSettings;
  /** The language to answer in: the guild's interface language. */
  locale: Locale;
  /** The member's roles. */
  roleIds: readonly string[];
  /** The member's nickname in the guild, if they have one. */
  nick: string | null;
  /** When the member joined the guild; null for a guest. */
  joinedAt: Date | null;
  /** The member's permissions in the channel. */
  permissions: bigint;
  /** The bot's permissions in the channel. */
  botPermissions: bigint;
}

/** Combines the parts of a place. */
export function toInvocationContext({
  member: { roleIds, nick, joinedAt, permissions, botPermissions },
  settings,
  ...given
}: Pick<InvocationContext, 'bot' | 'guildId' | 'channelId' | 'user' | 'settings'> & {
  member: ActingMember;
}): InvocationContext {
  const locale = settings.language.interface;
  return { ...given, settings, locale, roleIds, nick, joinedAt, permissions, botPermissions };
}
