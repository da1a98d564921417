import { announce, type Platform } from '../platform/platform.ts';
import { presentEmoji, presentSticker } from './views/present-guild.ts';
import type { Guild } from '../state/state.ts';

/** Sends the guild's current emojis. */
export function announceEmojis(platform: Platform, guild: Guild): void {
  const data = { guild_id: guild.id, emojis: guild.emojis.map(presentEmoji) };
  announce(platform, { name: 'GUILD_EMOJIS_UPDATE', data, guildId: guild.id });
}

/** Sends the guild's current stickers. */
export function announceStickers(platform: Platform, guild: Guild): void {
  const data = { guild_id: guild.id, stickers: guild.stickers.map((sticker) => presentSticker(guild, sticker)) };
  announce(platform, { name: 'GUILD_STICKERS_UPDATE', data, guildId: guild.id });
}
