import { setTimeout as sleep } from 'node:timers/promises';
import type { GreetingProduct } from './product.ts';

const STEPS = 100;

/** Has people join the guild within that time; returns their ids in the order they joined. */
export async function joinMany(
  { world, guildId }: GreetingProduct,
  count: number,
  withinMs: number,
): Promise<string[]> {
  const startedAt = Date.now();
  const ids: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const until = startedAt + ((step + 1) * withinMs) / STEPS;
    for (let index = 0; index < count / STEPS; index += 1) {
      const id = world.createPerson({ username: `raider${step}x${index}` });
      world.addMember(guildId, id);
      ids.push(id);
    }
    await sleep(Math.max(0, until - Date.now()));
  }
  return ids;
}
