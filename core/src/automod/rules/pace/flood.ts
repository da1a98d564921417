import { createRecent, type Recent } from './recent.ts';

interface FloodOptions {
  /** Most messages, and most UTF-16 code units, of one member within a minute (docs/rules/automod.md#rules). */
  messages: number;
  symbols: number;
}

/** One message as far as flood goes. */
interface Sent {
  id: string;
  channelId: string;
  length: number;
}

export interface FloodCheck {
  /** The messages that are too many together, once; then the count begins anew. Null where they are not. */
  add(memberId: string, message: Sent, now: number): readonly Sent[] | null;
}

const MINUTE_MS = 60_000;

/** Members whose messages of the last minute are counted at most, and messages of each. */
const MEMBERS_MAX = 20_000;
const MESSAGES_MAX = 500;

export type SentMessages = Recent<Sent>;

/** What members said in the last minute; guilds may share one, with keys of their own. */
export function createSentMessages(): SentMessages {
  return createRecent<Sent>({ windowMs: MINUTE_MS, keysMax: MEMBERS_MAX, entriesMax: MESSAGES_MAX });
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
