import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache/at-most.ts';
import { CachedGuild, type CachedGuildFacts } from './cached-guild.ts';

/** Cache of guilds the bot is not in: number of entries, and lifetime in milliseconds. */
const ABSENT = { ...atMost(10_000), ttl: 10 * 60_000 };

/** The guilds of this process's shards. In memory only, since the gateway sends them again in each new session. */
export class GuildCache {
  readonly #guilds = new Map<string, CachedGuild>();
  readonly #awaited = new Map<string, PromiseWithResolvers<CachedGuild>>();
  readonly #absent = new LRUCache<string, true>(ABSENT);
  readonly #learning = new Map<string, Promise<void>>();

  get(guildId: string): CachedGuild | undefined {
    return this.#guilds.get(guildId);
  }

  set(facts: CachedGuildFacts): void {
    const guild = new CachedGuild(facts);
    this.#guilds.set(guild.id, guild);
    this.#absent.delete(guild.id);
    this.#awaited.get(guild.id)?.resolve(guild);
    this.#awaited.delete(guild.id);
  }

  delete(guildId: string): void {
    this.#guilds.delete(guildId);
  }

  all(): IterableIterator<CachedGuild> {
    return this.#guilds.values();
  }

  /** Resolves once the guild is cached. */
  whenKnown(guildId: string): Promise<CachedGuild> {
    const known = this.#guilds.get(guildId);
    if (known !== undefined) return Promise.resolve(known);
    const awaited = this.#awaited.get(guildId) ?? Promise.withResolvers<CachedGuild>();
    this.#awaited.set(guildId, awaited);
    return awaited.promise;
  }

  /**
   * Loads an unknown guild, once for all concurrent callers. `learn` returns undefined if the bot is not in it, which
   * is cached for a while.
   */
  async learn(guildId: string, learn: () => Promise<CachedGuildFacts | undefined>): Promise<void> {
    if (this.#guilds.has(guildId) || this.#absent.has(guildId)) return;
    const underWay = this.#learning.get(guildId) ?? this.#keepLearnt(guildId, learn);
    this.#learning.set(guildId, underWay);
    await underWay;
  }

  async #keepLearnt(guildId: string, learn: () => Promise<CachedGuildFacts | undefined>): Promise<void> {
    try {
      const learnt = await learn();
      if (learnt === undefined) this.#absent.set(guildId, true);
      // A guild sent by the gateway meanwhile is more recent.
      else if (!this.#guilds.has(guildId)) this.set(learnt);
    } finally {
      this.#learning.delete(guildId);
    }
  }
}
