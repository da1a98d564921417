import { announce, type Platform } from '../platform/platform.ts';
import { presentGuild } from './views/present-guild.ts';
import type { Guild } from '../state/state.ts';

/** Sends the guild's changed settings. */
export function announceGuild(platform: Platform, guild: Guild): void {
  announce(platform, { name: 'GUILD_UPDATE', data: presentGuild(guild), guildId: guild.id });
}

/** Member counts by role. */
export function countRoleMembers(guild: Guild): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(guild.roles.map(({ id }) => [id, 0]));
  for (const { roles } of Object.values(guild.members)) for (const id of roles) counts[id] = (counts[id] ?? 0) + 1;
  delete counts[guild.id];
  return counts;
}
