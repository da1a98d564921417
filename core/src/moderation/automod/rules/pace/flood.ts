import { createRecent, type Recent } from './recent.ts';

interface FloodOptions {
  /** Most messages, and most UTF-16 code units, from one member within a minute (docs/rules/automod.md#rules). */
  messages: number;
  symbols: number;
}

/** The part of a message that the flood check needs. */
interface CountedMessage {
  id: string;
  channelId: string;
  length: number;
}

export interface FloodCheck {
  /** The messages that together exceed the limit, once; then counting starts over. Null below it. */
  add(memberId: string, message: CountedMessage, now: number): readonly CountedMessage[] | null;
}

const MINUTE_MS = 60_000;

/** Most members tracked, and most messages of each. */
const MEMBERS_MAX = 20_000;
const MESSAGES_MAX = 500;

export type SentMessages = Recent<CountedMessage>;

/** What members sent within the last minute; guilds may share one store, with distinct keys. */
export function createSentMessages(): SentMessages {
  return createRecent<CountedMessage>({ windowMs: MINUTE_MS, keysMax: MEMBERS_MAX, entriesMax: MESSAGES_MAX });
}

/** Counts messages and characters of each member within a minute. */
export function createFloodCheck(
  { messages, symbols }: FloodOptions,
  recent: SentMessages = createSentMessages(),
): FloodCheck {
  const bounds = { entriesMax: Math.min(messages + 1, MESSAGES_MAX) };
  return {
    add(memberId, message, now) {
      const sent = recent.add(memberId, message, now, bounds, message.length);
      if (sent.count <= messages && sent.weight <= symbols) return null;
      recent.forget(memberId);
      return sent.values();
    },
  };
}
