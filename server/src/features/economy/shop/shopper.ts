import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { InvocationContext } from '../../../bot/invocation-context.ts';

/** A member who uses the shop, and where. */
export interface Shopper {
  guildId: string;
  channelId: string;
  userId: string;
  roleIds: readonly string[];
  settings: GuildSettings;
}

/** The user of a command or component as a shopper. */
export function shopperOf({ guildId, channelId, user, roleIds, settings }: InvocationContext): Shopper {
  return { guildId, channelId, userId: user.id, roleIds, settings };
}
