import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../../cache/at-most.ts';

/** What is known about a message that was blocked before it was posted. */
interface BlockedMessage {
  guildId: string;
  channelId: string;
  author: { id: string };
  content: string;
}

/**
 * The hit of a message that another of our filters blocked too. Resolves to its id once recorded, or to null if it was
 * recorded before.
 */
export type KnownHit = Promise<string | null> | null;

/** Two filters report the same message within this time, in milliseconds. */
const SAME_MS = 2_000;
const MESSAGES_MAX = 5_000;

/**
 * Tells a message that several filters blocked from one that was sent again: a filter blocks a message only once. Kept
 * in process memory only, as one process receives all events of a guild.
 */
export function createStoppedMessages(): {
  take(message: BlockedMessage, rule: RuleKey, record: (hit: KnownHit) => Promise<string | null>): Promise<void>;
} {
  const recent = new LRUCache<string, { hit: Promise<string | null>; rules: Set<RuleKey> }>({
    ...atMost(MESSAGES_MAX),
    ttl: SAME_MS,
  });
  return {
    async take({ guildId, channelId, author, content }, rule, record) {
      const key = `${guildId} ${channelId} ${author.id} ${content}`;
      const existing = recent.get(key);
      if (existing !== undefined && !existing.rules.has(rule)) {
        existing.rules.add(rule);
        await record(existing.hit);
        return;
      }
      const hit = record(null);
      recent.set(key, { hit, rules: new Set([rule]) });
      await hit;
    },
  };
}
