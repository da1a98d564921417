import type { GuildInfo } from '@perigee/core/guilds/schema';

/** How a guild's roles and channels are called, by id: what templates show where the platform draws no mention. */
export function guildNames({ roles, channels }: Pick<GuildInfo, 'roles' | 'channels'>): ReadonlyMap<string, string> {
  return new Map([...roles, ...channels].map(({ id, name }) => [id, name]));
}
