import type { APIInteraction, APIUser } from 'discord-api-types/v10';
import { FALLBACK_LOCALE, type Locale } from '@perigee/core/base/locales/locales';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import type { BotContext } from '../bot-context.ts';
import { type InvocationContext, toInvocationContext } from '../invocation-context.ts';

/** What the bot may do in direct messages, and nothing that depends on a guild. */
const { ViewChannel, SendMessages, EmbedLinks, AttachFiles } = PERMISSIONS;
const NO_MEMBER = { roleIds: [], channelIds: [], nick: null, joinedAt: null, permissions: 0n };
const IN_DIRECT_MESSAGES = { ...NO_MEMBER, botPermissions: ViewChannel | SendMessages | EmbedLinks | AttachFiles };

interface DirectPlace {
  bot: BotContext;
  channelId: string;
  user: APIUser;
  locale: Locale;
}

/** Where an interaction outside of guilds happens, and in which language; null if the platform does not say who acts. */
export function directPlaceOf(bot: BotContext, interaction: APIInteraction): DirectPlace | null {
  const { guild_id: guildId, channel, user, locale: spoken }: Partial<DirectInteraction> = interaction;
  if (guildId !== undefined || user === undefined) return null;
  const locale = spoken === 'ru' ? 'ru' : FALLBACK_LOCALE;
  return { bot, channelId: channel?.id ?? '', user, locale };
}

interface DirectInteraction {
  guild_id: string;
  channel: { id: string };
  user: APIUser;
  locale: string;
}

/** The context of what somebody does in direct messages, which belong to no guild, in the given language. */
export async function readDirectContext({ locale, ...place }: DirectPlace): Promise<InvocationContext> {
  const defaults = await place.bot.settings.get('');
  const settings = { ...defaults, language: { commands: locale, interface: locale } };
  return toInvocationContext({ ...place, guildId: '', settings }, IN_DIRECT_MESSAGES);
}
