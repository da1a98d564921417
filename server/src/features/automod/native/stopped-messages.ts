import type { RuleKey } from '@perigee/core/automod/catalogue';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';

/** What is known of a message that never was one. */
interface Stopped {
  guildId: string;
  channelId: string;
  author: { id: string };
  content: string;
}

/** The hit of a message that another of our filters stopped as well; its id comes once it is recorded, null where it was before. */
export type KnownHit = Promise<string | null> | null;

/** Two filters tell of the same message within so long, in milliseconds. */
const SAME_MS = 2_000;
const MESSAGES_MAX = 5_000;

/**
 * Tells a message that several filters stopped from one that was sent again: the same filter stops a message once. Lives in
 * this process alone, which is the one its guild is told to.
 */
export function createStoppedMessages(): {
  take(message: Stopped, rule: RuleKey, record: (hit: KnownHit) => Promise<string | null>): Promise<void>;
} {
  const recent = new LRUCache<string, { hit: Promise<string | null>; rules: Set<RuleKey> }>({
    ...atMost(MESSAGES_MAX),
    ttl: SAME_MS,
  });
  return {
    async take({ guildId, channelId, author, content }, rule, record) {
      const key = `${guildId} ${channelId} ${author.id} ${content}`;
      const known = recent.get(key);
      if (known !== undefined && !known.rules.has(rule)) {
        known.rules.add(rule);
        await record(known.hit);
        return;
      }
      const hit = record(null);
      recent.set(key, { hit, rules: new Set([rule]) });
      await hit;
    },
  };
}
