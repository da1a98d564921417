import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';

/** Messages of the bot itself, which are not logged. */
export interface OwnMessages {
  has(messageId: string): boolean;
  listener: Listener;
}

/** Maximum number remembered: the bot deletes only messages it wrote a moment ago. */
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
