import { openFeatures } from '../features/index.ts';
import type { World } from './world.ts';

/** Removes whatever features say is of a person. */
export async function forgetPerson({ services }: Pick<World, 'services'>, personId: string): Promise<void> {
  for (const feature of openFeatures(services).features) await feature.forgetPerson?.(personId);
}
