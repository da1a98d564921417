import type { GuildCache } from './guild-cache/guild-cache.ts';
import type { ShardTotals } from './guild-cache/shard-totals.ts';

export interface ShardReport extends ShardTotals {
  id: number;
  ready: boolean;
  /** Heartbeat round trip in milliseconds; null before the first acknowledgement. */
  ping: number | null;
}

/** The state of this process's shards. */
export interface BotStats {
  shards: ShardReport[];
}

/** A shard's state as known by its connection. */
export interface ShardState {
  ready: boolean;
  ping: number | null;
}

/** The state of each shard with the sums over its guilds, in order of their ids. */
export function countStats(shards: ReadonlyMap<number, ShardState>, cache: GuildCache): BotStats {
  const reports = [...shards].map(([id, state]) => ({ id, ...state, ...cache.totals(id) }));
  return { shards: reports.toSorted((one, other) => one.id - other.id) };
}
