import type { JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { channelsOf, threadsOf } from '../world/channel-index.ts';
import { getMember } from '../world/lookups.ts';
import { presentChannel } from '../world/present-channel.ts';
import { presentGuild } from '../world/present-guild.ts';
import { presentMember } from '../world/present-user.ts';
import { canSee } from '../world/permissions.ts';
import type { Channel, Guild } from '../world/state.ts';
import { presentVoiceState } from '../world/voice.ts';
import { INTENT_BITS } from './intents.ts';

/** Above this many members a guild lists the bot and those in voice alone (topic "Gateway Events", "Guild Create"). */
const LISTED_GUILD_MAX = 75_000;

/** GUILD_CREATE's data. Without the presences intent it lists the bot and those in voice, as the platform documents. */
export function presentGuildCreate(
  platform: Platform,
  guild: Guild,
  session: { intents: number; largeThreshold: number },
): JsonObject {
  const { world, application } = platform;
  const count = Object.keys(guild.members).length;
  const isLarge = count > session.largeThreshold;
  const listsAll = (session.intents & INTENT_BITS.GuildPresences) !== 0 && !isLarge && count <= LISTED_GUILD_MAX;
  const heard = Object.keys(guild.voiceStates);
  const listed = listsAll ? Object.keys(guild.members) : [...new Set([application.id, ...heard])];

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
    presences: [],
    voice_states: Object.values(guild.voiceStates).map((state) => withoutGuild(presentVoiceState(guild, state))),
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

function withoutGuild({ guild_id: _guildId, ...state }: JsonObject): JsonObject {
  return state;
}
