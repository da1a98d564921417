import type { ShardSession } from './shard-session.ts';

/** A shard this process has just taken. */
export interface ClaimedShard {
  id: number;
  fence: string;
  /** The session to resume; null to begin a new one. */
  session: ShardSession | null;
  /** The last process's knowledge of the shard's guilds; null if it did not stop cleanly. */
  handover: Uint8Array | null;
}

/** The result of a heartbeat. */
export interface HeartbeatResult {
  /** Total number of shards. */
  shardCount: number;
  heldShards: ReadonlySet<number>;
  claimedShards: readonly ClaimedShard[];
  /** Shards beyond its share, to be released to others. */
  surplus: readonly number[];
}

/** The shards a process wants to run. */
export interface WantedShards {
  count: number;
  /** Null for its share of all. */
  ids: readonly number[] | null;
  /** Takes no more shards and releases those it has. */
  isDraining: boolean;
}

interface HeldSession {
  id: number;
  fence: string;
  session: ShardSession | null;
}

/** Shard ownership, stored where all processes see it. */
export interface ShardStore {
  /** Heartbeat interval, in milliseconds; null if there can be no other process. */
  beatMs: number | null;
  /** How long after its last heartbeat a process's shards are safe from takeover, in milliseconds. */
  leaseMs: number;
  /** Sends a heartbeat and takes this process's share of the free shards. */
  beat(requested: WantedShards): Promise<HeartbeatResult>;
  /** Stores sessions of shards that this process still owns. */
  save(sessions: readonly HeldSession[]): Promise<void>;
  /** Leaves a shard, its session and its guild data to the next owner. */
  release(shard: HeldSession & { handover: Uint8Array | null }): Promise<void>;
  /** Removes this process from the list. */
  leave(): Promise<void>;
  /** Claims the right to begin a session now; the platform limits them per identify key. */
  claimIdentify(key: number): Promise<boolean>;
}
