import type { Json } from '../base/json.ts';
import type { Limits } from '../base/limits.ts';

/** A shard's number and the number of shards. */
export type Shard = [number, number];

/** Guilds per shard in the platform's recommended shard count. */
const GUILDS_A_SHARD_RECOMMENDED = 1_000;

/** Whether the shard serves the guild; direct messages belong to shard 0. */
export function isOnShard([shard, count]: Shard, guildId: string | null): boolean {
  if (guildId === null) return shard === 0;
  if (count === 1) return true;
  return Number((BigInt(guildId) >> 22n) % BigInt(count)) === shard;
}

/** How many shards the platform recommends. */
export function recommendedShards(guildCount: number, limits: Limits): number {
  const multiple = shardMultiple(guildCount, limits);
  return Math.max(1, Math.ceil(guildCount / GUILDS_A_SHARD_RECOMMENDED / multiple)) * multiple;
}

/** The number that the shard count must be a multiple of. */
export function shardMultiple(guildCount: number, { veryLargeBotGuilds, maxConcurrency }: Limits): number {
  return guildCount > veryLargeBotGuilds ? maxConcurrency : 1;
}

/** Reads identify's `shard`; a single shard when absent, undefined if it is invalid. */
export function readShard(value: Json | undefined): Shard | undefined {
  if (value === undefined || value === null) return [0, 1];
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [shard, count] = value;
  if (typeof shard !== 'number' || typeof count !== 'number') return undefined;
  return Number.isInteger(shard) && Number.isInteger(count) && shard >= 0 && shard < count ? [shard, count] : undefined;
}
