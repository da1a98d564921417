import { setTimeout as sleep } from 'node:timers/promises';
import { BOT_ID } from '../../server/src/testing/world.ts';
import type { GreetingProduct } from './product.ts';

const STEPS = 100;
const ASK_EVERY_MS = 500;
const PATIENCE_MS = 60_000;

/** How long a typed command of the quiet server waits for its answer, each in milliseconds. */
export async function ask(
  { world, ownerId, quietChannelIds }: Pick<GreetingProduct, 'world' | 'ownerId' | 'quietChannelIds'>,
  times: number,
  isDone: () => boolean = () => false,
): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < times && !isDone(); index += 1) {
    const channelId = quietChannelIds[index % quietChannelIds.length] ?? '';
    const known = world.messages(channelId).length;
    const askedAt = performance.now();
    world.say(ownerId, channelId, '!roll');
    const isNew = ({ id, authorId }: { id: string; authorId: string }) =>
      authorId === BOT_ID && world.messages(channelId).findIndex((message) => message.id === id) > known;
    await world.waitForMessage(channelId, isNew, PATIENCE_MS);
    taken.push(performance.now() - askedAt);
    await sleep(ASK_EVERY_MS);
  }
  return taken;
}

/** So many people come into the raided server within that time; their ids in the order they came. */
export async function comeIn({ world, guildId }: GreetingProduct, count: number, withinMs: number): Promise<string[]> {
  const begunAt = Date.now();
  const ids: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const until = begunAt + ((step + 1) * withinMs) / STEPS;
    for (let index = 0; index < count / STEPS; index += 1) {
      const id = world.createPerson({ username: `raider${step}x${index}` });
      world.addMember(guildId, id);
      ids.push(id);
    }
    await sleep(Math.max(0, until - Date.now()));
  }
  return ids;
}
