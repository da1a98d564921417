import type { GuildCache } from '../guilds/guild-cache.ts';

export interface ShardReport {
  id: number;
  ready: boolean;
  guilds: number;
  users: number;
  channels: number;
  emojis: number;
  /** Gateway heartbeat round trip in milliseconds; null until the first one came back. */
  ping: number | null;
}

/** How this process's shards are doing. */
export interface BotStats {
  shards: ShardReport[];
}

/** What the connection itself knows of a shard. */
export interface ShardState {
  ready: boolean;
  ping: number | null;
}

/** Counts the guilds of each shard. Takes time with the number of guilds: for every few seconds, not for every event. */
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
