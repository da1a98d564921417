import { setTimeout as sleep } from 'node:timers/promises';
import { BOT_ID } from '../../server/test/support/world.ts';
import type { ProductWithQuietGuilds } from './product.ts';

const ASK_EVERY_MS = 500;
const PATIENCE_MS = 60_000;

/** How long a typed command in the quiet guild waits for its answer, each in milliseconds. */
export async function measureWaits(
  { world, ownerId, quietChannelIds }: Pick<ProductWithQuietGuilds, 'world' | 'ownerId' | 'quietChannelIds'>,
  times: number,
  isDone: () => boolean = () => false,
): Promise<number[]> {
  const waits: number[] = [];
  for (let index = 0; index < times && !isDone(); index += 1) {
    const channelId = quietChannelIds[index % quietChannelIds.length] ?? '';
    const existing = world.messages(channelId).length;
    const sentAt = performance.now();
    world.say(ownerId, channelId, '!roll');
    const isNew = ({ id, authorId }: { id: string; authorId: string }) =>
      authorId === BOT_ID && world.messages(channelId).findIndex((message) => message.id === id) > existing;
    await world.waitForMessage(channelId, isNew, PATIENCE_MS);
    waits.push(performance.now() - sentAt);
    await sleep(ASK_EVERY_MS);
  }
  return waits;
}
