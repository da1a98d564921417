import { randomUUID } from 'node:crypto';
import type { SharedStore } from '../../redis/shared-store.ts';
import { type CallLimits, MAY_CALL, SECOND_MS } from './call-limits.ts';

/**
 * By Redis's clock, which all processes share. Returns the time to wait and whether it applies to all calls; counts the
 * call if it may be made.
 */
const CLAIM = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local paused = redis.call('PTTL', KEYS[2])
if paused > 0 then return {paused, 1} end
local remaining = redis.call('GET', KEYS[3])
if remaining and tonumber(remaining) <= 0 then return {math.max(1, redis.call('PTTL', KEYS[3])), 0} end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then
  local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  return {math.max(1, first[2] + ARGV[2] - now), 1}
end
redis.call('ZADD', KEYS[1], now, ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
if remaining then redis.call('DECR', KEYS[3]) end
return {0, 0}`;

/** Within one period the lower value stays: calls under way are not yet counted in the platform's reply. */
const NOTE = `
local known = redis.call('GET', KEYS[1])
if known and tonumber(known) < tonumber(ARGV[1]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

interface SharedLimits {
  store: SharedStore;
  /** Prefix of the Redis keys, for one application on one platform. */
  prefix: string;
  callsPerSecond: number;
  /** Used while Redis is away. */
  instead: CallLimits;
}

/** The limits as counted by all processes together. */
export function createSharedLimits({ store, prefix, callsPerSecond, instead }: SharedLimits): CallLimits {
  const bucketKey = (bucket: string | null) => `${prefix}:bucket:${bucket ?? ''}`;
  const pauseKey = `${prefix}:pause`;

  return {
    claim: (bucket) =>
      store.run(
        async (redis) => {
          const keys = [`${prefix}:calls`, pauseKey, bucketKey(bucket)];
          const answer: unknown = await redis.eval(CLAIM, 3, ...keys, callsPerSecond, SECOND_MS, randomUUID());
          const [waitMs, isForAll] = Array.isArray(answer) ? answer : [];
          return Number(waitMs) > 0 ? { waitMs: Number(waitMs), isForAll: Number(isForAll) === 1 } : MAY_CALL;
        },
        () => instead.claim(bucket),
      ),

    async note(bucket, remaining, resetMs) {
      await instead.note(bucket, remaining, resetMs);
      const forMs = Math.max(1, Math.ceil(resetMs));
      await store.run<unknown>(
        (redis) => redis.eval(NOTE, 1, bucketKey(bucket), remaining, forMs),
        () => undefined,
      );
    },

    async pause(ms) {
      await instead.pause(ms);
      await store.run<unknown>(
        (redis) => redis.set(pauseKey, '1', 'PX', Math.max(1, Math.ceil(ms))),
        () => undefined,
      );
    },
  };
}
