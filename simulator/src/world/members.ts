import { now } from '../base/clock.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { threadsOf } from '../state/channel-index.ts';
import { dropMember, putMember } from '../state/membership-index.ts';
import { getGuild, getMember, getPerson } from './lookups.ts';
import { makeMember } from '../state/make-guild.ts';
import { postMessage } from './messages.ts';
import { presentMember, presentUser } from './views/present-user.ts';
import type { Guild, Member } from '../state/state.ts';
import { setVoiceChannel } from './voice.ts';

/** The message type of join messages. */
const JOIN_MESSAGE = 7;
/** The flag of returning members (resource "Guild", "Guild Member Flags"). */
const DID_REJOIN = 1 << 0;

/** Adds the person to the guild; does nothing if they are in it already. */
export function addMember(platform: Platform, guildId: string, userId: string, roles: string[] = []): Member {
  const guild = getGuild(platform.world, guildId);
  const present = guild.members[userId];
  if (present !== undefined) return present;

  const joinedAt = new Date(now()).toISOString();
  // Bots are exempt from accepting the rules.
  const isPending = guild.hasScreening && !getPerson(platform.world, userId).bot;
  const former = guild.formerMembers[userId];
  const member: Member = {
    ...makeMember(userId, joinedAt, roles),
    // A timeout survives leaving and rejoining.
    mutedUntil: former?.mutedUntil ?? null,
    flags: former === undefined ? 0 : DID_REJOIN,
    ...(isPending ? { pending: true } : {}),
  };
  putMember(platform.world, guild, member);
  announceJoin(platform, guild, member);
  return member;
}

/** Sends the event of a new member, and posts the join message in the guild's system channel. */
export function announceJoin(platform: Platform, guild: Guild, member: Member): void {
  const person = getPerson(platform.world, member.userId);
  announce(platform, {
    name: 'GUILD_MEMBER_ADD',
    data: { ...presentMember(member, person), guild_id: guild.id },
    guildId: guild.id,
  });
  if (guild.systemChannelId !== null) {
    postMessage(platform, {
      channelId: guild.systemChannelId,
      authorId: member.userId,
      content: '',
      type: JOIN_MESSAGE,
    });
  }
}

/** Removes the person from the guild; a bot's sessions also get GUILD_DELETE. */
export function removeMember(platform: Platform, guildId: string, userId: string): void {
  const guild = getGuild(platform.world, guildId);
  const { mutedUntil } = getMember(guild, userId);
  if (platform.applications.find(userId) !== undefined) {
    platform.gateway.send('GUILD_DELETE', { id: guildId }, guildId, userId);
    guild.roles = guild.roles.filter((role) => role.botId !== userId);
  }
  guild.formerMembers[userId] = { mutedUntil };
  dropMember(platform.world, guild, userId);
  setVoiceChannel(platform, guild, userId, null);
  for (const { thread } of threadsOf(platform.world, guildId)) if (thread !== undefined) delete thread.members[userId];
  const user = presentUser(getPerson(platform.world, userId));
  announce(platform, { name: 'GUILD_MEMBER_REMOVE', data: { guild_id: guildId, user }, guildId });
}

/** Sends the event of a changed nickname, roles or timeout. */
export function announceMember(platform: Platform, guild: Guild, member: Member): void {
  const person = getPerson(platform.world, member.userId);
  const data = { ...presentMember(member, person), guild_id: guild.id };
  announce(platform, { name: 'GUILD_MEMBER_UPDATE', data, guildId: guild.id });
}

/** Records that the member accepted the guild's rules; they are no longer pending. */
export function acceptRules(platform: Platform, guildId: string, userId: string): void {
  const guild = getGuild(platform.world, guildId);
  const member = getMember(guild, userId);
  if (member.pending !== true) return;
  member.pending = false;
  announceMember(platform, guild, member);
}

/** Bans the person, whether they are in the guild or not. */
export function ban(platform: Platform, guildId: string, userId: string, reason: string | null): void {
  const guild = getGuild(platform.world, guildId);
  guild.bans[userId] = { reason };
  if (guild.members[userId] !== undefined) removeMember(platform, guildId, userId);
  const user = presentUser(getPerson(platform.world, userId));
  announce(platform, { name: 'GUILD_BAN_ADD', data: { guild_id: guildId, user }, guildId });
}

/** Lifts a ban; the person may rejoin, but does not automatically. */
export function unban(platform: Platform, guildId: string, userId: string): void {
  const guild = getGuild(platform.world, guildId);
  delete guild.bans[userId];
  const user = presentUser(getPerson(platform.world, userId));
  announce(platform, { name: 'GUILD_BAN_REMOVE', data: { guild_id: guildId, user }, guildId });
}
