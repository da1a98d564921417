import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache/at-most.ts';
import { CachedGuild, type CachedGuildFacts } from './cached-guild.ts';
import { countGuild, NO_GUILDS, type ShardTotals } from './shard-totals.ts';

/** Cache of guilds the bot is not in: number of entries, and lifetime in milliseconds. */
const ABSENT = { ...atMost(10_000), ttl: 10 * 60_000 };

/** The guilds of this process's shards. In memory only, since the gateway sends them again in each new session. */
export class GuildCache {
  readonly #guilds = new Map<string, CachedGuild>();
  readonly #awaited = new Map<string, PromiseWithResolvers<Readonly<CachedGuild>>>();
  readonly #absent = new LRUCache<string, true>(ABSENT);
  readonly #loading = new Map<string, Promise<void>>();
  readonly #totals = new Map<number, ShardTotals>();

  get(guildId: string): Readonly<CachedGuild> | undefined {
    return this.#guilds.get(guildId);
  }

  set(facts: CachedGuildFacts): void {
    this.delete(facts.id);
    const guild = new CachedGuild(facts);
    this.#guilds.set(guild.id, guild);
    countGuild(this.#totalsOf(guild.shardId), guild, 1);
    this.#absent.delete(guild.id);
    this.#awaited.get(guild.id)?.resolve(guild);
    this.#awaited.delete(guild.id);
  }

  /** Changes a guild, if it is cached; everything that can change what is counted goes through here. */
  change(guildId: string, apply: (guild: CachedGuild) => void): void {
    const guild = this.#guilds.get(guildId);
    if (guild === undefined) return;
    const totals = this.#totalsOf(guild.shardId);
    countGuild(totals, guild, -1);
    try {
      apply(guild);
    } finally {
      countGuild(totals, guild, 1);
    }
  }

  delete(guildId: string): void {
    const guild = this.#guilds.get(guildId);
    if (guild === undefined) return;
    countGuild(this.#totalsOf(guild.shardId), guild, -1);
    this.#guilds.delete(guildId);
  }

  /** Sums over a shard's guilds, at no cost. */
  totals(shardId: number): Readonly<ShardTotals> {
    return this.#totals.get(shardId) ?? NO_GUILDS;
  }

  all(): IterableIterator<Readonly<CachedGuild>> {
    return this.#guilds.values();
  }

  /** Resolves once the guild is cached. */
  whenKnown(guildId: string): Promise<Readonly<CachedGuild>> {
    const existing = this.#guilds.get(guildId);
    if (existing !== undefined) return Promise.resolve(existing);
    const awaited = this.#awaited.get(guildId) ?? Promise.withResolvers<Readonly<CachedGuild>>();
    this.#awaited.set(guildId, awaited);
    return awaited.promise;
  }

  /**
   * Loads an unknown guild, once for all concurrent callers. `load` returns undefined if the bot is not in it, which
   * is cached for a while.
   */
  async load(guildId: string, load: () => Promise<CachedGuildFacts | undefined>): Promise<void> {
    if (this.#guilds.has(guildId) || this.#absent.has(guildId)) return;
    const underWay = this.#loading.get(guildId) ?? this.#loadOnce(guildId, load);
    this.#loading.set(guildId, underWay);
    await underWay;
  }

  #totalsOf(shardId: number): ShardTotals {
    const totals = this.#totals.get(shardId) ?? { ...NO_GUILDS };
    this.#totals.set(shardId, totals);
    return totals;
  }

  async #loadOnce(guildId: string, load: () => Promise<CachedGuildFacts | undefined>): Promise<void> {
    try {
      const loaded = await load();
      if (loaded === undefined) this.#absent.set(guildId, true);
      // A guild sent by the gateway meanwhile is more recent.
      else if (!this.#guilds.has(guildId)) this.set(loaded);
    } finally {
      this.#loading.delete(guildId);
    }
  }
}
