import type { ShardStore } from '../../src/shards/shard-store.ts';

/** Shard ownership for a bot that is alone and keeps no state. */
export function createLocalShards(): ShardStore {
  const held = new Set<number>();
  return {
    beatMs: null,
    leaseMs: 30_000,
    beat: async ({ count, ids }) => {
      const requested = ids ?? Array.from({ length: count }, (_, id) => id);
      const free = requested.filter((id) => !held.has(id));
      const before = new Set(held);
      for (const id of free) held.add(id);
      const claimedShards = free.map((id) => ({ id, fence: '1', session: null, handover: null }));
      return { shardCount: count, heldShards: before, claimedShards, surplus: [] };
    },
    save: async () => {},
    release: async ({ id }) => void held.delete(id),
    leave: async () => {},
    claimIdentify: async () => true,
  };
}
