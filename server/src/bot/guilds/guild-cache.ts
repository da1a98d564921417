import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache/at-most.ts';
import { CachedGuild, type CachedGuildFacts } from './cached-guild.ts';

/** How many guilds are remembered as those the bot is not in, and how long, in milliseconds. */
const ABSENT = { ...atMost(10_000), ttl: 10 * 60_000 };

/** The guilds this process's shards are in. Lives in memory only: the gateway tells it all again at each connect. */
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

  /** Resolves once the guild is known. */
  whenKnown(guildId: string): Promise<CachedGuild> {
    const known = this.#guilds.get(guildId);
    if (known !== undefined) return Promise.resolve(known);
    const awaited = this.#awaited.get(guildId) ?? Promise.withResolvers<CachedGuild>();
    this.#awaited.set(guildId, awaited);
    return awaited.promise;
  }

  /**
   * Has an unknown guild learnt, once for all who ask at the same time. `learn` answers undefined where the bot is not, which
   * is remembered for a while.
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
      // What the gateway told meanwhile is newer.
      else if (!this.#guilds.has(guildId)) this.set(learnt);
    } finally {
      this.#learning.delete(guildId);
    }
  }
}
