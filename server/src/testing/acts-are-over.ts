import { expect } from 'vitest';
import type { World } from './world.ts';

/** Waits until nothing is due any more: everything was performed, or waits for another try. */
export async function actsAreOver({ services }: Pick<World, 'services'>): Promise<void> {
  const { db } = services.database;
  const isDue = db.selectFrom('acts').select('id').where('state', '=', 'waiting').where('next_at', '<=', new Date());
  await expect.poll(() => isDue.execute(), { timeout: 10_000 }).toEqual([]);
}
