import type { UnstatedLimits } from '../platform/allowances.ts';
import { findInvite, useInvite, addInvite } from '../world/invites.ts';
import type { Invite } from '../state/guild-parts.ts';
import type { JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { createMessageControl, type MessageControl } from './message-control.ts';
import { announceTyping } from '../world/typing.ts';
import { bitsOf, type PermissionName } from '../state/permission-bits.ts';
import { getChannel, getGuild, getMember, getMessage, getRole } from '../world/lookups.ts';
import { acceptRules } from '../world/members.ts';
import { vote } from '../world/polls.ts';
import { setPresence } from '../world/presence.ts';
import type { Presence } from '../state/state.ts';
import { setVoiceChannel } from '../world/voice.ts';

/** Platform behaviour its documentation leaves open, set by tests. */
interface BehaviourControl {
  /** Sets limits the platform has but gives no numbers for; unset ones never apply. */
  limitUnstated: (limits: UnstatedLimits) => void;
}

/** What people do, and the platform behaviour tests set. */
export interface PeopleControl extends BehaviourControl, MessageControl {
  startTyping: (personId: string, channelId: string) => void;
  /** Joins or switches the voice channel; null leaves it. */
  setVoiceChannel: (guildId: string, personId: string, channelId: string | null) => void;
  /** Sets a person's presence in all their guilds. */
  setPresence: (personId: string, status: Presence['status'], activities?: JsonObject[]) => void;
  vote: (personId: string, channelId: string, messageId: string, answerId: number) => void;
  createInvite: (personId: string, channelId: string, maxUses?: number) => string;
  /** Joins by an invite; fails if it expired or is used up, or if invites are paused. */
  joinByInvite: (personId: string, code: string) => void;
  invite: (code: string) => Invite | null;
  /** Whether new members are pending until they accept the rules. */
  setScreening: (guildId: string, isOn: boolean) => void;
  acceptRules: (guildId: string, personId: string) => void;
  /** Sets the permissions of @everyone. */
  setEveryone: (guildId: string, permissions: PermissionName[]) => void;
  lockThread: (threadId: string) => void;
}

export function createPeopleControl(platform: Platform): PeopleControl {
  const { world } = platform;
  return {
    startTyping: (personId, channelId) => {
      const channel = getChannel(world, channelId);
      announceTyping(platform, channel, world.guilds[channel.guildId ?? ''], personId);
    },
    setVoiceChannel: (guildId, personId, channelId) => {
      const guild = getGuild(world, guildId);
      getMember(guild, personId);
      setVoiceChannel(platform, guild, personId, channelId);
    },
    setPresence: (personId, status, activities = []) => setPresence(platform, personId, { status, activities }),
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
    ...createMessageControl(platform),
    ...createBehaviourControl(platform),
  };
}

function createBehaviourControl(platform: Platform): BehaviourControl {
  return {
    limitUnstated: (limits) => platform.allowances.set(limits),
  };
}
