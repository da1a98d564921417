import { now } from '../base/clock.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { threadsOf } from '../state/channel-index.ts';
import { getGuild, getMember, getPerson } from './lookups.ts';
import { makeMember } from '../state/make-guild.ts';
import { postMessage } from './messages.ts';
import { presentMember, presentUser } from './views/present-user.ts';
import type { Guild, Member } from '../state/state.ts';
import { setVoiceChannel } from './voice.ts';

/** The message type of "somebody joined". */
const JOIN_MESSAGE = 7;
/** The flag of who was here before (resource "Guild", "Guild Member Flags"). */
const DID_REJOIN = 1 << 0;

/** Lets the person into the server; nothing changes for one who is in it already. */
export function addMember(platform: Platform, guildId: string, userId: string, roles: string[] = []): Member {
  const guild = getGuild(platform.world, guildId);
  const present = guild.members[userId];
  if (present !== undefined) return present;

  const joinedAt = new Date(now()).toISOString();
  // Bots need not agree to any rules.
  const isPending = guild.hasScreening && !getPerson(platform.world, userId).bot;
  const former = guild.formerMembers[userId];
  const member: Member = {
    ...makeMember(userId, joinedAt, roles),
    // A timeout outlasts leaving and coming back.
    mutedUntil: former?.mutedUntil ?? null,
    flags: former === undefined ? 0 : DID_REJOIN,
    ...(isPending ? { pending: true } : {}),
  };
  guild.members[userId] = member;
  announceJoin(platform, guild, member);
  return member;
}

/** Tells everybody concerned, and the server's system channel, that somebody joined. */
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

/** Takes the person out of the server; when it is the bot, its sessions lose the server. */
export function removeMember(platform: Platform, guildId: string, userId: string): void {
  const guild = getGuild(platform.world, guildId);
  const { mutedUntil } = getMember(guild, userId);
  if (platform.applications.find(userId) !== undefined) {
    platform.gateway.send('GUILD_DELETE', { id: guildId }, guildId, userId);
    guild.roles = guild.roles.filter((role) => role.botId !== userId);
  }
  guild.formerMembers[userId] = { mutedUntil };
  delete guild.members[userId];
  setVoiceChannel(platform, guild, userId, null);
  for (const { thread } of threadsOf(platform.world, guildId)) if (thread !== undefined) delete thread.members[userId];
  const user = presentUser(getPerson(platform.world, userId));
  announce(platform, { name: 'GUILD_MEMBER_REMOVE', data: { guild_id: guildId, user }, guildId });
}

/** Tells everybody concerned that a member's nickname, roles or timeout changed. */
export function announceMember(platform: Platform, guild: Guild, member: Member): void {
  const person = getPerson(platform.world, member.userId);
  const data = { ...presentMember(member, person), guild_id: guild.id };
  announce(platform, { name: 'GUILD_MEMBER_UPDATE', data, guildId: guild.id });
}

/** The member agrees to the server's rules, and is pending no longer. */
export function acceptRules(platform: Platform, guildId: string, userId: string): void {
  const guild = getGuild(platform.world, guildId);
  const member = getMember(guild, userId);
  if (member.pending !== true) return;
  member.pending = false;
  announceMember(platform, guild, member);
}

/** Bans the person, whether they are in the server or not. */
export function ban(platform: Platform, guildId: string, userId: string, reason: string | null): void {
  const guild = getGuild(platform.world, guildId);
  guild.bans[userId] = { reason };
  if (guild.members[userId] !== undefined) removeMember(platform, guildId, userId);
  const user = presentUser(getPerson(platform.world, userId));
  announce(platform, { name: 'GUILD_BAN_ADD', data: { guild_id: guildId, user }, guildId });
}

/** Lifts a ban; the person may come back but does not by itself. */
export function unban(platform: Platform, guildId: string, userId: string): void {
  const guild = getGuild(platform.world, guildId);
  delete guild.bans[userId];
  const user = presentUser(getPerson(platform.world, userId));
  announce(platform, { name: 'GUILD_BAN_REMOVE', data: { guild_id: guildId, user }, guildId });
}
