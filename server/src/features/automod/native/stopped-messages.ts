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

/** The hit of a message that another of our filters stopped as well; its id comes once it is recorded. */
export type KnownHit = Promise<string> | null;

/** Two filters tell of the same message within so long, in milliseconds. */
const SAME_MS = 2_000;
const MESSAGES_MAX = 5_000;

/**
 * Tells a message that several filters stopped from one that was sent again: the same filter stops a message once. Lives in
 * this process alone, which is the one its guild is told to.
 */
export function createStoppedMessages(): {
  take(message: Stopped, rule: RuleKey, record: (hit: KnownHit) => Promise<string>): Promise<void>;
} {
  const recent = new LRUCache<string, { hit: Promise<string>; rules: Set<RuleKey> }>({
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
