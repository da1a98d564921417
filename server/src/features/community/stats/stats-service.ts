import type { Stats } from '@perigee/core/community/stats/endpoints';
import { createLoadingCache } from '../../../cache/loading-cache.ts';
import type { StoredShardReport, StatsStore } from './stats-store.ts';

export interface StatsService {
  /** The bot's numbers; cached for 1.5 seconds. */
  read(): Promise<Stats>;
}

/** A bot, which reports every 2.5 seconds, is considered gone after this silence, in milliseconds. */
export const SHARD_SILENT_MS = 7_500;
const FRESH_MS = 1_500;

/** Combines the reports of all processes. */
export function createStatsService(store: StatsStore, pingDatabase: () => Promise<number>): StatsService {
  const cache = createLoadingCache<Stats>({ max: 1, ttlMs: FRESH_MS });
  const load = async () => {
    const databaseMs = await pingDatabase();
    return summarize(await store.list(SHARD_SILENT_MS), databaseMs);
  };
  return { read: () => cache.get('stats', load) };
}

function summarize(shards: StoredShardReport[], databaseMs: number): Stats {
  const sum = (field: 'guilds' | 'users' | 'channels' | 'emojis') =>
    shards.reduce((total, shard) => total + shard[field], 0);
  return {
    status: statusOf(shards),
    stats: { guilds: sum('guilds'), users: sum('users'), channels: sum('channels'), emojis: sum('emojis') },
    ping: { bot: averagePing(shards), database: Math.round(databaseMs) },
    shards: shards.map(({ shardId: id, ready, guilds, users, pingMs: ping }) => ({
      id,
      ready,
      guilds,
      users,
      ping,
    })),
  };
}

function statusOf(shards: StoredShardReport[]): Stats['status'] {
  const ready = shards.filter((shard) => shard.ready).length;
  if (ready === 0) return 'offline';
  return ready === shards[0]?.shardCount ? 'online' : 'partial';
}

function averagePing(shards: StoredShardReport[]): number | null {
  const pings = shards.flatMap(({ ready, pingMs }) => (ready && pingMs !== null ? [pingMs] : []));
  return pings.length === 0 ? null : Math.round(pings.reduce((sum, ping) => sum + ping, 0) / pings.length);
}
