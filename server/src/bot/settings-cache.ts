import type { GuildSettings } from '@perigee/core/guilds/schema';

/** The settings of guilds, at hand; whoever gives the bot this keeps it fresh. */
export interface SettingsCache {
  /** Settings if they are at hand, without waiting. */
  peek(guildId: string): GuildSettings | undefined;
  /** Settings, read from the store if need be; concurrent readers share one query. */
  get(guildId: string): Promise<GuildSettings>;
}
