import type { CachedGuild } from './cached-guild.ts';

/** Sums over the cached guilds of a shard. */
export interface ShardTotals {
  guilds: number;
  users: number;
  channels: number;
  emojis: number;
}

export const NO_GUILDS: Readonly<ShardTotals> = { guilds: 0, users: 0, channels: 0, emojis: 0 };

type Counts = Pick<CachedGuild, 'memberCount' | 'channelCount' | 'emojiCount'>;

/** Adds a guild with these counts, or with a negative sign removes it. */
export function countGuild(totals: ShardTotals, { memberCount, channelCount, emojiCount }: Counts, sign: 1 | -1): void {
  totals.guilds += sign;
  totals.users += sign * memberCount;
  totals.channels += sign * channelCount;
  totals.emojis += sign * emojiCount;
}
