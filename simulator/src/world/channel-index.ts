import type { Channel, World } from './state.ts';

/** Which channels each guild has, so that a world of many guilds need not be searched for them. */
const indexes = new WeakMap<World, Map<string, Set<string>>>();

/** Puts the channel into the world. Channels are put and taken by these two alone. */
export function putChannel(world: World, channel: Channel): void {
  const index = indexOf(world);
  world.channels[channel.id] = channel;
  add(index, channel);
}

/** Takes the channel out of the world. */
export function dropChannel(world: World, channel: Channel): void {
  delete world.channels[channel.id];
  indexOf(world)
    .get(channel.guildId ?? '')
    ?.delete(channel.id);
}

/** A guild's channels in the order they are shown, threads left out. */
export function channelsOf(world: World, guildId: string): Channel[] {
  return allOf(world, guildId)
    .filter(({ thread }) => thread === undefined)
    .toSorted((left, right) => left.position - right.position);
}

/** A guild's threads, oldest first. */
export function threadsOf(world: World, guildId: string): Channel[] {
  return allOf(world, guildId).filter(({ thread }) => thread !== undefined);
}

function allOf(world: World, guildId: string): Channel[] {
  return [...(indexOf(world).get(guildId) ?? [])].flatMap((id) => world.channels[id] ?? []);
}

function indexOf(world: World): Map<string, Set<string>> {
  const known = indexes.get(world);
  if (known !== undefined) return known;
  const index = new Map<string, Set<string>>();
  for (const channel of Object.values(world.channels)) add(index, channel);
  indexes.set(world, index);
  return index;
}

function add(index: Map<string, Set<string>>, { id, guildId }: Channel): void {
  if (guildId === null) return;
  const ids = index.get(guildId) ?? new Set();
  ids.add(id);
  index.set(guildId, ids);
}
