/**
 * What the product needs a channel for: to `write` messages of its own there, or to `watch` what members write, which
 * in a forum they do in its posts.
 */
export type ChannelUse = 'write' | 'watch';

/** The platform's numbers: text, voice, announcements, stage. */
const WRITTEN_IN = [0, 2, 5, 13];
/** Forums and media channels hold messages in threads alone. */
const HOLDS_THREADS = [15, 16];

const TYPES: Record<ChannelUse, ReadonlySet<number>> = {
  write: new Set(WRITTEN_IN),
  watch: new Set([...WRITTEN_IN, ...HOLDS_THREADS]),
};

/** Whether a channel of that kind serves; a category never does. */
export function channelServes(type: number, use: ChannelUse): boolean {
  return TYPES[use].has(type);
}
