import { channelsOf } from '../state/channel-index.ts';
import type { Channel, Overwrite, World } from '../state/state.ts';

const CATEGORY = 4;

/** The channels of a category with exactly its overwrites; they follow changes to it. */
export function syncedWith(world: World, category: Channel): Channel[] {
  if (category.type !== CATEGORY) return [];
  const own = signatureOf(category.overwrites);
  return channelsOf(world, category.guildId ?? '').filter(
    (channel) => channel.parentId === category.id && signatureOf(channel.overwrites) === own,
  );
}

function signatureOf(overwrites: readonly Overwrite[]): string {
  return overwrites
    .map(({ id, type, allow, deny }) => [id, type, allow, deny].join(' '))
    .toSorted()
    .join('\n');
}
