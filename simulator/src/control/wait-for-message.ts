import type { Platform } from '../platform/platform.ts';
import type { Message } from '../state/state.ts';

/** The first message of the channel that matches, existing or future; fails on timeout. */
export async function waitForMessage(
  platform: Platform,
  channelId: string,
  predicate: (message: Message) => boolean,
  timeoutMs: number,
): Promise<Message> {
  const find = () => platform.world.messages[channelId]?.find(predicate);
  const present = find();
  if (present !== undefined) return present;

  const { promise, resolve, reject } = Promise.withResolvers<Message>();
  const unfollow = platform.feed.follow((event) => {
    const message = event.channelId === channelId ? find() : undefined;
    if (message !== undefined) resolve(message);
  });
  const timer = setTimeout(() => {
    const seen = (platform.world.messages[channelId] ?? []).map(({ content }) => JSON.stringify(content)).join(', ');
    reject(new Error(`No such message within ${timeoutMs} ms; the channel holds: ${seen || 'nothing'}`));
  }, timeoutMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    unfollow();
  }
}
