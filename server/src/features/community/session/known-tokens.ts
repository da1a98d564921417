import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';
import type { SharedStore } from '../../../redis/shared-store.ts';

/** Remembers tokens the platform issued or confirmed recently: checking these does not count as guessing. */
export interface KnownTokens {
  add(hash: string): Promise<void>;
  has(hash: string): Promise<boolean>;
}

/** How long a token is remembered, in milliseconds. That says neither whose it is nor that it is still valid. */
const KNOWN_MS = RETENTION_MS.knownTokens;
const KNOWN_MAX = 50_000;

/**
 * @param store Shared between processes; without one, each process knows only its own tokens.
 * @param prefix Prefix of Redis keys.
 */
export function createKnownTokens(store: SharedStore | null, prefix: string): KnownTokens {
  const own = new LRUCache<string, true>({ ...atMost(KNOWN_MAX), ttl: KNOWN_MS });
  const keyOf = (hash: string) => `${prefix}:known-token:${hash}`;

  return {
    async add(hash) {
      if (own.has(hash)) return;
      own.set(hash, true);
      await store?.run<unknown>(
        (redis) => redis.set(keyOf(hash), '1', 'PX', KNOWN_MS),
        () => undefined,
      );
    },
    async has(hash) {
      if (own.has(hash)) return true;
      if (store === null) return false;
      return store.run(
        async (redis) => (await redis.exists(keyOf(hash))) === 1,
        () => false,
      );
    },
  };
}
