import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { Locale } from '@perigee/core/locales/locales';
import type { APIUser } from 'discord-api-types/v10';
import type { ActingMember } from './acting-member.ts';
import type { BotContext } from './bot-context.ts';

/** Who does something in which channel of a guild, and what they and the bot may do there. */
export interface Place {
  bot: BotContext;
  guildId: string;
  channelId: string;
  user: APIUser;
  settings: GuildSettings;
  /** The language to answer in: the guild's interface language. */
  locale: Locale;
  /** What the member wears. */
  roleIds: readonly string[];
  /** What the guild calls the member, where that is not their own name. */
  nick: string | null;
  /** When the member came to the guild; null for a guest. */
  joinedAt: Date | null;
  /** What the member may do in the channel. */
  permissions: bigint;
  /** What the bot itself may do there. */
  botPermissions: bigint;
}

/** The same, of what came in. */
export function placeOf({
  member: { roleIds, nick, joinedAt, permissions, botPermissions },
  settings,
  ...given
}: Pick<Place, 'bot' | 'guildId' | 'channelId' | 'user' | 'settings'> & { member: ActingMember }): Place {
  const locale = settings.language.interface;
  return { ...given, settings, locale, roleIds, nick, joinedAt, permissions, botPermissions };
}
