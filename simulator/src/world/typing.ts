import { now } from '../base/clock.ts';
import { announce, type Platform } from '../platform/platform.ts';
import type { Channel, Guild } from '../state/state.ts';
import { presentMember } from './views/present-user.ts';

/** Sends the typing event. */
export function announceTyping(platform: Platform, channel: Channel, guild: Guild | undefined, userId: string): void {
  const [member, person] = [guild?.members[userId], platform.world.people[userId]];
  const place = guild === undefined ? {} : { guild_id: guild.id };
  const data = { channel_id: channel.id, user_id: userId, timestamp: Math.floor(now() / 1_000), ...place };
  const full = member !== undefined && person !== undefined ? { ...data, member: presentMember(member, person) } : data;
  announce(platform, { name: 'TYPING_START', data: full, guildId: channel.guildId, channelId: channel.id });
}
