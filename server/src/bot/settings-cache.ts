import type { GuildSettings } from '@perigee/core/community/guilds/schema';

/** Guild settings in memory; the owner of the cache keeps them up to date. */
export interface SettingsCache {
  /** The settings if cached, without waiting. */
  peek(guildId: string): GuildSettings | undefined;
  /**
   * The settings, loaded from the store if necessary; concurrent readers share one query. Without a guild, as in direct
   * messages, those of one that never saved any.
   */
  get(guildId: string): Promise<GuildSettings>;
  /** The settings as last read, perhaps long ago. Only for reporting that they cannot be read now. */
  lastKnown?(guildId: string): GuildSettings | undefined;
}
