/** Somebody in a voice channel. */
export interface Speaker {
  channelId: string;
  isBot: boolean;
  /** Hears nothing, by their own or a moderator's doing. */
  isDeaf: boolean;
  roleIds: readonly string[];
  joinedAt: Date | null;
}

/** Who is in the voice channels of the guilds of this process. In memory: the gateway tells it when a session begins. */
export class VoiceRooms {
  readonly #guilds = new Map<string, { afkChannelId: string | null; speakers: Map<string, Speaker> }>();

  /** What the gateway tells of a whole guild. */
  set(guildId: string, afkChannelId: string | null, speakers: Iterable<[string, Speaker]>): void {
    this.#guilds.set(guildId, { afkChannelId, speakers: new Map(speakers) });
  }

  /** What `set` takes, as JSON does. */
  save(guildId: string): { afkChannelId: string | null; speakers: [string, Speaker][] } | undefined {
    const guild = this.#guilds.get(guildId);
    return guild && { afkChannelId: guild.afkChannelId, speakers: [...guild.speakers] };
  }

  setAfk(guildId: string, afkChannelId: string | null): void {
    const guild = this.#guilds.get(guildId);
    if (guild !== undefined) guild.afkChannelId = afkChannelId;
  }

  put(guildId: string, userId: string, speaker: Speaker): void {
    const guild = this.#guilds.get(guildId) ?? { afkChannelId: null, speakers: new Map() };
    guild.speakers.set(userId, speaker);
    this.#guilds.set(guildId, guild);
  }

  get(guildId: string, userId: string): Speaker | undefined {
    return this.#guilds.get(guildId)?.speakers.get(userId);
  }

  remove(guildId: string, userId: string): void {
    this.#guilds.get(guildId)?.speakers.delete(userId);
  }

  forget(guildId: string): void {
    this.#guilds.delete(guildId);
  }

  /** Guilds in which anybody is in voice. */
  busy(): string[] {
    return [...this.#guilds].flatMap(([guildId, { speakers }]) => (speakers.size === 0 ? [] : [guildId]));
  }

  /** Who talks with others: people who hear, where at least one other does; nobody in the channel for those who are away. */
  talking(guildId: string): [string, Speaker][] {
    const guild = this.#guilds.get(guildId);
    if (guild === undefined) return [];
    const hearing = [...guild.speakers].filter(
      ([, { isBot, isDeaf, channelId }]) => !isBot && !isDeaf && channelId !== guild.afkChannelId,
    );
    const rooms = Map.groupBy(hearing, ([, { channelId }]) => channelId);
    return [...rooms.values()].flatMap((room) => (room.length > 1 ? room : []));
  }
}
