import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { APIUser } from 'discord-api-types/v10';
import type { ActingMember } from './acting-member.ts';
import type { BotContext } from './bot-context.ts';

/** Who acts in which channel of a guild, and what they and the bot may do there. */
export interface InvocationContext extends ActingMember {
  bot: BotContext;
  /** Empty in direct messages. */
  guildId: string;
  channelId: string;
  user: APIUser;
  settings: GuildSettings;
  /** The language to answer in: the guild's interface language. */
  locale: Locale;
}

/** Combines the parts of a context. */
export function toInvocationContext(
  given: Omit<InvocationContext, keyof ActingMember | 'locale'>,
  member: ActingMember,
): InvocationContext {
  return { ...given, ...member, locale: given.settings.language.interface };
}
