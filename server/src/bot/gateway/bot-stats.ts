import type { GuildCache } from '../guilds/guild-cache.ts';

export interface ShardReport {
  id: number;
  ready: boolean;
  guilds: number;
  users: number;
  channels: number;
  emojis: number;
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

/** Sums up the guilds of each shard. The cost grows with their number: call it every few seconds, not per event. */
export function countStats(shards: ReadonlyMap<number, ShardState>, cache: GuildCache): BotStats {
  const reports = new Map<number, ShardReport>();
  for (const [id, state] of shards) reports.set(id, { id, ...state, guilds: 0, users: 0, channels: 0, emojis: 0 });
  for (const guild of cache.all()) {
    const report = reports.get(guild.shardId);
    if (report === undefined) continue;
    report.guilds += 1;
    report.users += guild.memberCount;
    report.channels += guild.channelCount;
    report.emojis += guild.emojiCount;
  }
  return { shards: [...reports.values()].toSorted((one, other) => one.id - other.id) };
}
