import { forgetEverywhere } from '../../../src/programs/forget-everywhere.ts';
import { openFeatures } from '../../../src/features/index.ts';
import type { World } from '../world.ts';

/** Runs the product's forgetting of a person. */
export async function forgetPerson({ services }: Pick<World, 'services'>, personId: string): Promise<void> {
  await forgetEverywhere({ services, features: openFeatures(services).features }, { personId, guildId: null });
}
