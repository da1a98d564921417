import type { CachedGuild } from './cached-guild.ts';

/** The guilds this process's shards are in. Lives in memory only: the gateway tells it all again at each connect. */
export class GuildCache {
  readonly #guilds = new Map<string, CachedGuild>();
  readonly #awaited = new Map<string, PromiseWithResolvers<CachedGuild>>();

  get(guildId: string): CachedGuild | undefined {
    return this.#guilds.get(guildId);
  }

  set(guild: CachedGuild): void {
    this.#guilds.set(guild.id, guild);
    this.#awaited.get(guild.id)?.resolve(guild);
    this.#awaited.delete(guild.id);
  }

  delete(guildId: string): void {
    this.#guilds.delete(guildId);
  }

  all(): IterableIterator<CachedGuild> {
    return this.#guilds.values();
  }

  /** Resolves once the guild is known. */
  whenKnown(guildId: string): Promise<CachedGuild> {
    const known = this.#guilds.get(guildId);
    if (known !== undefined) return Promise.resolve(known);
    const awaited = this.#awaited.get(guildId) ?? Promise.withResolvers<CachedGuild>();
    this.#awaited.set(guildId, awaited);
    return awaited.promise;
  }
}
