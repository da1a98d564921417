import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';

/** Messages of the bot itself, which nothing is written down about. */
export interface OwnMessages {
  has(messageId: string): boolean;
  listener: Listener;
}

/** Most that are remembered: the bot takes away of its own what it wrote a moment ago. */
const REMEMBERED_MAX = 20_000;

export function createOwnMessages(): OwnMessages {
  const own = new LRUCache<string, true>({ ...atMost(REMEMBERED_MAX) });
  return {
    has: (messageId) => own.has(messageId),
    listener: defineListener(Event.MessageCreate, ({ botId }, { id, author }) => {
      if (author.id === botId) own.set(id, true);
    }),
  };
}
