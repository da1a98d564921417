import { announce, type Platform } from '../platform.ts';
import { getMember } from './lookups.ts';
import type { Guild } from './state.ts';

/** Tells everybody concerned what somebody shows of themselves now; it is kept nowhere. */
export function setPresence(
  platform: Platform,
  guild: Guild,
  userId: string,
  status: 'online' | 'idle' | 'dnd' | 'offline',
): void {
  getMember(guild, userId);
  const devices = status === 'offline' ? {} : { desktop: status };
  const data = { guild_id: guild.id, user: { id: userId }, status, activities: [], client_status: devices };
  announce(platform, { name: 'PRESENCE_UPDATE', data, guildId: guild.id });
}
