import { asText, isObject, type JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { channelsOf, threadsOf } from '../state/channel-index.ts';
import { getMember } from '../world/lookups.ts';
import { presencesOf } from '../world/presence.ts';
import { presentChannel } from '../world/views/present-channel.ts';
import { presentGuild } from '../world/views/present-guild.ts';
import { presentMember } from '../world/views/present-user.ts';
import { canSee } from '../world/permissions.ts';
import type { Channel, Guild } from '../state/state.ts';
import { presentVoiceState } from '../world/voice.ts';
import { INTENT_BITS } from './intents.ts';

/** Above this many members a guild lists only the bot and those in voice (topic "Gateway Events", "Guild Create"). */
const LISTED_GUILD_MAX = 75_000;

/**
 * GUILD_CREATE's data. Without the presences intent it lists only the bot and those in voice, as the platform
 * documents.
 */
export function presentGuildCreate(
  platform: Platform,
  guild: Guild,
  session: { intents: number; largeThreshold: number },
): JsonObject {
  const { world, application } = platform;
  const count = Object.keys(guild.members).length;
  const isLarge = count > session.largeThreshold;
  const seesPresences = (session.intents & INTENT_BITS.GuildPresences) !== 0 && count <= LISTED_GUILD_MAX;
  const presences = seesPresences ? presencesOf(world, guild, Object.keys(guild.members)) : [];
  const listed = seesPresences && !isLarge ? Object.keys(guild.members) : listedOf(guild, application.id, presences);

  const isActive = (thread: Channel) => thread.thread?.archived === false && canSee(guild, thread, application.id);

  return {
    ...presentGuild(guild),
    joined_at: getMember(guild, application.id).joinedAt,
    large: isLarge,
    unavailable: false,
    member_count: count,
    members: listed.flatMap((id) => {
      const [member, person] = [guild.members[id], world.people[id]];
      return member === undefined || person === undefined ? [] : [presentMember(member, person)];
    }),
    channels: channelsOf(world, guild.id).map(presentChannel),
    threads: threadsOf(world, guild.id).filter(isActive).map(presentChannel),
    presences,
    voice_states: Object.values(guild.voiceStates).map((state) => withoutGuild(presentVoiceState(guild, state))),
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** The bot, those in voice and, where presences are sent, those who are not offline. */
function listedOf(guild: Guild, botId: string, presences: JsonObject[]): string[] {
  const shown = presences.map(({ user }) => (isObject(user) ? asText(user['id']) : ''));
  return [...new Set([botId, ...Object.keys(guild.voiceStates), ...shown])];
}

function withoutGuild({ guild_id: _guildId, ...state }: JsonObject): JsonObject {
  return state;
}
