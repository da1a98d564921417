import { randomBytes } from 'node:crypto';
import { asText, type JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { channelPermissions, holds } from '../world/permissions.ts';
import { setVoiceChannel } from '../world/voice.ts';
import { type Session, sendDispatch } from '../sessions/session.ts';

/** Answers opcode 4: the bot joins, switches or leaves a voice channel. There is no voice server to connect to. */
export function updateVoice(platform: Platform, session: Session, request: JsonObject): void {
  const { world, application } = platform;
  const guild = world.guilds[asText(request['guild_id'])];
  if (guild?.members[application.id] === undefined) return;
  const channelId = asText(request['channel_id']);
  if (channelId === '') return setVoiceChannel(platform, guild, application.id, null);

  const channel = world.channels[channelId];
  if (channel?.guildId !== guild.id || !holds(channelPermissions(guild, channel, application.id), 'Connect')) return;
  const own = { selfMute: request['self_mute'] === true, selfDeaf: request['self_deaf'] === true };
  setVoiceChannel(platform, guild, application.id, channelId, own);
  const server = { token: randomBytes(8).toString('hex'), guild_id: guild.id, endpoint: null };
  sendDispatch(session, 'VOICE_SERVER_UPDATE', JSON.stringify(server));
}
