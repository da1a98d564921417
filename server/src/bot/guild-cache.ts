import type { CachedGuild } from './cached-guild.ts';

/** The guilds this process's shards are in. Lives in memory only: the gateway tells it all again at each connect. */
export class GuildCache {
  readonly #guilds = new Map<string, CachedGuild>();

  get(guildId: string): CachedGuild | undefined {
    return this.#guilds.get(guildId);
  }

  set(guild: CachedGuild): void {
    this.#guilds.set(guild.id, guild);
  }

  delete(guildId: string): void {
    this.#guilds.delete(guildId);
  }

  all(): IterableIterator<CachedGuild> {
    return this.#guilds.values();
  }
}
