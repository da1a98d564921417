import type { Json } from '../json.ts';

/** A shard's number and how many there are. */
export type Shard = [number, number];

/** Guilds the platform gives a shard when it says how many to run. */
const GUILDS_A_SHARD_RECOMMENDED = 1_000;

/** Whether the shard serves the guild; direct messages belong to shard 0. */
export function isOnShard([shard, count]: Shard, guildId: string | null): boolean {
  if (guildId === null) return shard === 0;
  if (count === 1) return true;
  return Number((BigInt(guildId) >> 22n) % BigInt(count)) === shard;
}

/** How many shards the platform recommends. */
export function recommendedShards(guildCount: number): number {
  return Math.max(1, Math.ceil(guildCount / GUILDS_A_SHARD_RECOMMENDED));
}

/** Reads identify's `shard`; the only one of one where it is left out, undefined where it makes no sense. */
export function readShard(value: Json | undefined): Shard | undefined {
  if (value === undefined || value === null) return [0, 1];
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [shard, count] = value;
  if (typeof shard !== 'number' || typeof count !== 'number') return undefined;
  return Number.isInteger(shard) && Number.isInteger(count) && shard >= 0 && shard < count ? [shard, count] : undefined;
}
