import * as z from 'zod/mini';
import type { GuildMemory } from '../../../../bot/guilds/guild-memory.ts';

/** The voice channel somebody is in, and since when. */
export interface VoiceStay {
  channelId: string;
  /** Null for members who were there before the bot connected. */
  since: number | null;
}

/** Who is in which voice channel. Kept for every guild: few members are in voice at a time. */
export interface VoiceStays {
  /** Replaces a guild's entries with its current ones. */
  start(guildId: string, states: readonly { user_id: string; channel_id: string | null }[]): void;
  forget(guildId: string): void;
  /** Everybody in voice there, for `restore` to take over. */
  save(guildId: string): [string, VoiceStay][];
  restore(guildId: string, stays: readonly [string, VoiceStay][]): void;
  /** Stores where somebody is now, null for nowhere, and returns where they were. */
  move(guildId: string, userId: string, channelId: string | null): VoiceStay | null;
}

export function createVoiceStays(): VoiceStays {
  const guilds = new Map<string, Map<string, VoiceStay>>();
  return {
    start(guildId, states) {
      const stays = states.flatMap(({ user_id: userId, channel_id: channelId }) =>
        channelId === null ? [] : [[userId, { channelId, since: null }] as const],
      );
      if (stays.length === 0) guilds.delete(guildId);
      else guilds.set(guildId, new Map(stays));
    },

    forget: (guildId) => void guilds.delete(guildId),

    save: (guildId) => [...(guilds.get(guildId) ?? [])],

    restore(guildId, stays) {
      if (stays.length > 0) guilds.set(guildId, new Map(stays));
    },

    move(guildId, userId, channelId) {
      const stays = guilds.get(guildId) ?? new Map<string, VoiceStay>();
      const before = stays.get(userId) ?? null;
      if (before?.channelId === channelId) return before;
      if (channelId === null) stays.delete(userId);
      else stays.set(userId, { channelId, since: Date.now() });
      if (stays.size === 0) guilds.delete(guildId);
      else guilds.set(guildId, stays);
      return before;
    },
  };
}

const staysSchema = z.array(z.tuple([z.string(), z.object({ channelId: z.string(), since: z.nullable(z.number()) })]));

/** Hands over who is in voice to the next process that runs the shard. */
export function rememberVoice(places: VoiceStays): GuildMemory {
  return {
    name: 'voicePlaces',
    save: places.save,
    restore(_bot, guildId, saved) {
      const read = z.safeParse(staysSchema, saved);
      if (read.success) places.restore(guildId, read.data);
    },
    forget: places.forget,
  };
}
