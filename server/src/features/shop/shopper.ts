import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { Place } from '../../bot/place.ts';

/** A member at the counter. */
export interface Shopper {
  guildId: string;
  channelId: string;
  userId: string;
  roleIds: readonly string[];
  settings: GuildSettings;
}

/** Who buys, and where. */
export function shopperOf({ guildId, channelId, user, roleIds, settings }: Place): Shopper {
  return { guildId, channelId, userId: user.id, roleIds, settings };
}
