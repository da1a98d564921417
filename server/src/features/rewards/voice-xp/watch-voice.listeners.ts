import { type APIVoiceState, GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import type { Speaker, VoiceRooms } from './voice-rooms.ts';

/** The fields of a member that are used here. */
interface VoiceMember {
  user: { id: string; bot?: boolean };
  roles: readonly string[];
  joined_at?: string | null;
}

/** Tracks which members are in voice. */
export function watchVoice(rooms: VoiceRooms): Listener[] {
  return [
    defineListener(Event.GuildCreate, (_bot, { id, afk_channel_id: afk, voice_states: states, members }) => {
      const byId = new Map(members.map((member) => [member.user.id, member]));
      const speakers = states.flatMap((state): [string, Speaker][] => {
        const { user_id: userId, channel_id: channelId } = state;
        const member = byId.get(userId);
        // The platform includes all members in voice, however large the guild is.
        if (channelId === null || member === undefined) return [];
        return [[userId, speakerOf({ ...state, channel_id: channelId }, member)]];
      });
      rooms.set(id, afk, speakers);
    }),
    defineListener(Event.GuildUpdate, (_bot, { id, afk_channel_id: afk }) => rooms.setAfk(id, afk)),
    defineListener(Event.GuildDelete, (_bot, { id }) => rooms.forget(id)),
    defineListener(Event.VoiceStateUpdate, (_bot, state) => {
      const { guild_id: guildId, user_id: userId, channel_id: channelId, member } = state;
      if (guildId === undefined) return;
      if (channelId === null || member === undefined) rooms.remove(guildId, userId);
      else rooms.put(guildId, userId, speakerOf({ ...state, channel_id: channelId }, member));
    }),
    defineListener(Event.GuildMemberUpdate, (_bot, { guild_id: guildId, user, roles }) => {
      const existing = rooms.get(guildId, user.id);
      if (existing !== undefined) rooms.put(guildId, user.id, { ...existing, roleIds: roles });
    }),
  ];
}

type VoiceConnection = Pick<APIVoiceState, 'deaf' | 'self_deaf'> & { channel_id: string };

function speakerOf(
  { channel_id: channelId, deaf, self_deaf: selfDeaf }: VoiceConnection,
  member: VoiceMember,
): Speaker {
  const { user, roles, joined_at: joinedAt } = member;
  return {
    channelId,
    isBot: user.bot === true,
    isDeaf: deaf || selfDeaf,
    roleIds: roles,
    joinedAt: typeof joinedAt === 'string' ? new Date(joinedAt) : null,
  };
}
