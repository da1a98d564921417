import type { GuildSettings } from '@perigee/core/guilds/schema';

/** The settings of guilds in memory; the owner of the cache keeps it fresh. */
export interface SettingsCache {
  /** Settings if they are at hand, without waiting. */
  peek(guildId: string): GuildSettings | undefined;
  /** Settings, read from the store if need be; concurrent readers share one query. */
  get(guildId: string): Promise<GuildSettings>;
  /** What they were when they were last read, perhaps long ago: to say that they can not be read, and for nothing else. None where it is left out. */
  lastKnown?(guildId: string): GuildSettings | undefined;
}
