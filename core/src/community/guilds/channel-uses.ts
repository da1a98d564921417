/**
 * What the product uses a channel for: to `write` its own messages, or to `watch` members' messages, which in a forum
 * are in its posts.
 */
export type ChannelUse = 'write' | 'watch';

/** The platform's channel type numbers: text, voice, announcement, stage. */
const TEXT_CHANNEL_TYPES = [0, 2, 5, 13];
/** Forum and media channels contain messages only in threads. */
const HOLDS_THREADS = [15, 16];

const TYPES: Record<ChannelUse, ReadonlySet<number>> = {
  write: new Set(TEXT_CHANNEL_TYPES),
  watch: new Set([...TEXT_CHANNEL_TYPES, ...HOLDS_THREADS]),
};

/** Whether a channel of that type is suitable; a category never is. */
export function isSuitableChannel(type: number, use: ChannelUse): boolean {
  return TYPES[use].has(type);
}
