import { announce, type Platform } from '../platform/platform.ts';
import { presentEmoji, presentSticker } from './views/present-guild.ts';
import type { Guild } from '../state/state.ts';

/** Tells everybody concerned which emojis the server has now. */
export function announceEmojis(platform: Platform, guild: Guild): void {
  const data = { guild_id: guild.id, emojis: guild.emojis.map(presentEmoji) };
  announce(platform, { name: 'GUILD_EMOJIS_UPDATE', data, guildId: guild.id });
}

/** Tells everybody concerned which stickers the server has now. */
export function announceStickers(platform: Platform, guild: Guild): void {
  const data = { guild_id: guild.id, stickers: guild.stickers.map((sticker) => presentSticker(guild, sticker)) };
  announce(platform, { name: 'GUILD_STICKERS_UPDATE', data, guildId: guild.id });
}
