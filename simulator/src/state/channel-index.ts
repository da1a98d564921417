import type { Channel, World } from './state.ts';

/** Channel ids by guild, direct ones under none, so that a large world need not be searched for them. */
const indexes = new WeakMap<World, Map<string, string[]>>();

const NO_GUILD = '';

/** Adds the channel to the world. Only this and `dropChannel` change `world.channels`, so the index stays correct. */
export function putChannel(world: World, channel: Channel): void {
  const index = indexOf(world);
  world.channels[channel.id] = channel;
  add(index, channel);
}

/** Removes the channel from the world. */
export function dropChannel(world: World, { id, guildId }: Channel): void {
  const ids = indexOf(world).get(guildId ?? NO_GUILD) ?? [];
  delete world.channels[id];
  if (ids.includes(id)) ids.splice(ids.indexOf(id), 1);
}

/** A guild's channels in display order, without threads. */
export function channelsOf(world: World, guildId: string): Channel[] {
  return allOf(world, guildId)
    .filter(({ thread }) => thread === undefined)
    .toSorted((left, right) => left.position - right.position);
}

/** A guild's threads, oldest first. */
export function threadsOf(world: World, guildId: string): Channel[] {
  return allOf(world, guildId).filter(({ thread }) => thread !== undefined);
}

/** All direct channels. */
export function directChannels(world: World): Channel[] {
  return allOf(world, NO_GUILD);
}

function allOf(world: World, guildId: string): Channel[] {
  return (indexOf(world).get(guildId) ?? []).flatMap((id) => world.channels[id] ?? []);
}

function indexOf(world: World): Map<string, string[]> {
  const existing = indexes.get(world);
  if (existing !== undefined) return existing;
  const index = new Map<string, string[]>();
  for (const channel of Object.values(world.channels)) add(index, channel);
  indexes.set(world, index);
  return index;
}

function add(index: Map<string, string[]>, { id, guildId }: Channel): void {
  const key = guildId ?? NO_GUILD;
  const ids = index.get(key);
  if (ids === undefined) index.set(key, [id]);
  else if (!ids.includes(id)) ids.push(id);
}
