import type { ShardSession } from './shard-session.ts';

/** A shard this process runs from now on. */
export interface TakenShard {
  id: number;
  fence: string;
  /** The one to resume; null where a new one is to be begun. */
  session: ShardSession | null;
  /** What the last process knew of the shard's guilds; null where it did not stop in order. */
  handover: Uint8Array | null;
}

/** What a process learns when it says that it is there. */
export interface Beat {
  /** Of all shards. */
  shardCount: number;
  held: ReadonlySet<number>;
  taken: readonly TakenShard[];
  /** Shards beyond its share, to be given to the others. */
  surplus: readonly number[];
}

/** What a process wants to run. */
export interface WantedShards {
  count: number;
  /** Null for its share of all. */
  ids: readonly number[] | null;
  /** Wants none, and leaves what it has to the others. */
  isDraining: boolean;
}

interface HeldSession {
  id: number;
  fence: string;
  session: ShardSession | null;
}

/** Who runs which shard, kept where all processes see it. */
export interface ShardStore {
  /** How often a process has to say that it is there, in milliseconds; null where there can be no other. */
  beatMs: number | null;
  /** For how long nobody else takes over what a process held when it last said so, in milliseconds. */
  leaseMs: number;
  /** Says that this process is there, and takes its share of what is free. */
  beat(requested: WantedShards): Promise<Beat>;
  /** Keeps sessions of shards that this process still holds. */
  save(sessions: readonly HeldSession[]): Promise<void>;
  /** Leaves a shard, its session and what is known of its guilds to whoever is next. */
  release(shard: HeldSession & { handover: Uint8Array | null }): Promise<void>;
  /** The guilds the bot was last known to be in, of a shard. */
  guildIdsOf(shard: { id: number; count: number }): Promise<string[]>;
  /** Says that this process is gone. */
  leave(): Promise<void>;
  /** Whether a session may be begun now, of all that the platform counts by that key. */
  claimIdentify(key: number): Promise<boolean>;
}
