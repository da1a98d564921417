/** A member in a voice channel. */
export interface Speaker {
  channelId: string;
  isBot: boolean;
  /** Deafened, by themselves or by a moderator. */
  isDeaf: boolean;
  roleIds: readonly string[];
  joinedAt: Date | null;
}

/** Members in voice in this process's guilds. In memory, because the gateway sends them when a session starts. */
export class VoiceRooms {
  readonly #guilds = new Map<string, { afkChannelId: string | null; speakers: Map<string, Speaker> }>();

  /** Replaces the state of a guild, as sent by the gateway. */
  set(guildId: string, afkChannelId: string | null, speakers: Iterable<[string, Speaker]>): void {
    this.#guilds.set(guildId, { afkChannelId, speakers: new Map(speakers) });
  }

  /** The state in the format that `set` takes, serializable as JSON. */
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

  /** Guilds with members in voice. */
  busy(): string[] {
    return [...this.#guilds].flatMap(([guildId, { speakers }]) => (speakers.size === 0 ? [] : [guildId]));
  }

  /**
   * Members who talk with others: no bots, nobody deafened or in the AFK channel, and at least two of them per channel.
   */
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
