/** Where somebody is heard, and since when we know. */
export interface VoicePlace {
  channelId: string;
  /** Null for who was there before we came. */
  since: number | null;
}

/** Who is in which voice channel; of few members at a time, so of every server. */
export interface VoicePlaces {
  /** Begins anew with who is there. */
  start(guildId: string, states: readonly { user_id: string; channel_id: string | null }[]): void;
  forget(guildId: string): void;
  /** Everybody in voice there, to be taken over by `restore`. */
  save(guildId: string): [string, VoicePlace][];
  restore(guildId: string, places: readonly [string, VoicePlace][]): void;
  /** Notes where somebody is now, null for nowhere, and answers where they were. */
  move(guildId: string, userId: string, channelId: string | null): VoicePlace | null;
}

export function createVoicePlaces(): VoicePlaces {
  const guilds = new Map<string, Map<string, VoicePlace>>();
  return {
    start(guildId, states) {
      const places = states.flatMap(({ user_id: userId, channel_id: channelId }) =>
        channelId === null ? [] : [[userId, { channelId, since: null }] as const],
      );
      if (places.length === 0) guilds.delete(guildId);
      else guilds.set(guildId, new Map(places));
    },

    forget: (guildId) => void guilds.delete(guildId),

    save: (guildId) => [...(guilds.get(guildId) ?? [])],

    restore(guildId, places) {
      if (places.length > 0) guilds.set(guildId, new Map(places));
    },

    move(guildId, userId, channelId) {
      const places = guilds.get(guildId) ?? new Map<string, VoicePlace>();
      const before = places.get(userId) ?? null;
      if (before?.channelId === channelId) return before;
      if (channelId === null) places.delete(userId);
      else places.set(userId, { channelId, since: Date.now() });
      if (places.size === 0) guilds.delete(guildId);
      else guilds.set(guildId, places);
      return before;
    },
  };
}
