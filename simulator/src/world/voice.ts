import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../base/json.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { getPerson } from './lookups.ts';
import { presentMember } from './views/present-user.ts';
import type { VoiceState } from '../state/guild-parts.ts';
import type { Guild } from '../state/state.ts';

const STAGE = 13;

/** Connects somebody to a voice channel, moves them, or (null) disconnects them. */
export function setVoiceChannel(
  platform: Platform,
  guild: Guild,
  userId: string,
  channelId: string | null,
  own: Partial<VoiceState> = {},
): void {
  const before = guild.voiceStates[userId];
  if (channelId === null) {
    if (before === undefined) return;
    delete guild.voiceStates[userId];
    return announceVoice(platform, guild, before, null);
  }
  const state: VoiceState = {
    sessionId: randomBytes(16).toString('hex'),
    mute: false,
    deaf: false,
    selfMute: false,
    selfDeaf: false,
    selfVideo: false,
    requestedAt: null,
    ...before,
    ...own,
    userId,
    channelId,
    suppress: platform.world.channels[channelId]?.type === STAGE,
  };
  guild.voiceStates[userId] = state;
  announceVoice(platform, guild, state);
}

/** Changes a member's mute, deafen and similar states. */
export function changeVoice(platform: Platform, guild: Guild, state: VoiceState, changes: Partial<VoiceState>): void {
  Object.assign(state, changes);
  announceVoice(platform, guild, state);
}

function announceVoice(
  platform: Platform,
  guild: Guild,
  state: VoiceState,
  channelId: string | null = state.channelId,
): void {
  const member = guild.members[state.userId];
  const shown = member === undefined ? {} : { member: presentMember(member, getPerson(platform.world, state.userId)) };
  const data = { ...presentVoiceState(guild, state), channel_id: channelId, ...shown };
  announce(platform, { name: 'VOICE_STATE_UPDATE', data, guildId: guild.id });
}

/** A voice state as the API returns it. */
export function presentVoiceState(guild: Guild, state: VoiceState): JsonObject {
  return {
    guild_id: guild.id,
    channel_id: state.channelId,
    user_id: state.userId,
    session_id: state.sessionId,
    mute: state.mute,
    deaf: state.deaf,
    self_mute: state.selfMute,
    self_deaf: state.selfDeaf,
    self_video: state.selfVideo,
    self_stream: false,
    suppress: state.suppress,
    request_to_speak_timestamp: state.requestedAt,
  };
}
