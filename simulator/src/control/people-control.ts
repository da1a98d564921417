import type { UnstatedLimits } from '../http/allowances.ts';
import { findInvite, useInvite, addInvite } from '../world/invites.ts';
import type { Invite } from '../world/guild-parts.ts';
import type { Platform } from '../platform.ts';
import { tellOfTyping } from '../rest/messages.ts';
import { screenMessage } from '../world/automod.ts';
import { bitsOf, type PermissionName } from '../world/permission-bits.ts';
import { getChannel, getGuild, getMember, getMessage, getRole } from '../world/lookups.ts';
import { acceptRules } from '../world/members.ts';
import { postMessage } from '../world/messages.ts';
import { createdAtMs, snowflakeAt } from '../world/snowflakes.ts';
import { vote } from '../world/polls.ts';
import { setPresence } from '../world/presence.ts';
import { removeAsPerson } from '../world/remove-as-person.ts';
import { setVoiceChannel } from '../world/voice.ts';

/** What of the platform's own behaviour, which its documentation leaves open, a test sets. */
interface BehaviourControl {
  /** How long after a deed its audit log entry appears. */
  setAuditDelay: (delayMs: number) => void;
  /** Limits the platform gives no numbers of; without one nobody is limited. */
  limitUnstated: (limits: UnstatedLimits) => void;
}

/** What people do, and what of the platform's own behaviour a test sets. */
export interface PeopleControl extends BehaviourControl {
  /** Writes as that person; the id of the message. Fails where the server's own rules block it. */
  say: (personId: string, channelId: string, content: string) => string;
  /** Deletes as that person: somebody else's message is entered into the audit log, one's own is not. */
  deleteMessage: (personId: string, channelId: string, messageId: string) => void;
  /** Makes a message older, which gives it another id. */
  age: (channelId: string, messageId: string, ms: number) => string;
  startTyping: (personId: string, channelId: string) => void;
  /** Enters a voice channel, changes it, or leaves with null. */
  setVoiceChannel: (guildId: string, personId: string, channelId: string | null) => void;
  setPresence: (guildId: string, personId: string, status: 'online' | 'idle' | 'dnd' | 'offline') => void;
  vote: (personId: string, channelId: string, messageId: string, answerId: number) => void;
  createInvite: (personId: string, channelId: string, maxUses?: number) => string;
  /** Comes in by an invite; fails where it is over, or invites are paused. */
  joinByInvite: (personId: string, code: string) => void;
  invite: (code: string) => Invite | null;
  /** Whether new members are pending until they agree to the rules. */
  setScreening: (guildId: string, isOn: boolean) => void;
  acceptRules: (guildId: string, personId: string) => void;
  /** What everybody in the server may do. */
  setEveryone: (guildId: string, permissions: PermissionName[]) => void;
  lockThread: (threadId: string) => void;
}

export function createPeopleControl(platform: Platform): PeopleControl {
  const { world } = platform;
  return {
    say: (authorId, channelId, content) => {
      screenMessage(platform, getChannel(world, channelId), authorId, content);
      return postMessage(platform, { authorId, channelId, content }).id;
    },
    deleteMessage: (personId, channelId, messageId) =>
      removeAsPerson(platform, getMessage(world, channelId, messageId), personId),
    age: (channelId, messageId, ms) => {
      const message = getMessage(world, channelId, messageId);
      message.id = snowflakeAt(createdAtMs(messageId) - ms, 1);
      message.createdAt = new Date(createdAtMs(message.id)).toISOString();
      return message.id;
    },
    startTyping: (personId, channelId) => {
      const channel = getChannel(world, channelId);
      tellOfTyping(platform, channel, world.guilds[channel.guildId ?? ''], personId);
    },
    setVoiceChannel: (guildId, personId, channelId) => {
      const guild = getGuild(world, guildId);
      getMember(guild, personId);
      setVoiceChannel(platform, guild, personId, channelId);
    },
    setPresence: (guildId, personId, status) => setPresence(platform, getGuild(world, guildId), personId, status),
    vote: (personId, channelId, messageId, answerId) =>
      vote(platform, getMessage(world, channelId, messageId), answerId, personId, true),
    createInvite: (inviterId, channelId, maxUses = 0) => {
      const draft = { inviterId, maxUses, maxAgeSeconds: 0, temporary: false };
      return addInvite(platform, getChannel(world, channelId), draft).code;
    },
    joinByInvite: (personId, code) => useInvite(platform, code, personId),
    invite: (code) => structuredClone(findInvite(platform, code) ?? null),
    setScreening: (guildId, isOn) => {
      getGuild(world, guildId).hasScreening = isOn;
    },
    acceptRules: (guildId, personId) => acceptRules(platform, guildId, personId),
    setEveryone: (guildId, permissions) => {
      const guild = getGuild(world, guildId);
      getRole(guild, guild.id).permissions = bitsOf(...permissions).toString();
    },
    lockThread: (threadId) => {
      const channel = getChannel(world, threadId);
      if (channel.thread !== undefined) channel.thread.locked = true;
    },
    ...createBehaviourControl(platform),
  };
}

function createBehaviourControl(platform: Platform): BehaviourControl {
  return {
    setAuditDelay: (delayMs) => {
      platform.auditDelayMs = delayMs;
    },
    limitUnstated: (limits) => platform.allowances.set(limits),
  };
}
