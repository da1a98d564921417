import type { Guild, Member, World } from './state.ts';

/** Guild ids by member, so that a large world need not be searched for them. */
const indexes = new WeakMap<World, Map<string, Set<string>>>();

/** Adds the guild, with its members, to the world. */
export function putGuild(world: World, guild: Guild): void {
  world.guilds[guild.id] = guild;
  const index = indexes.get(world);
  if (index !== undefined) addGuild(index, guild);
}

/**
 * Adds the member to the guild. Only this, `dropMember` and `putGuild` change who is in a guild, so the index stays
 * correct.
 */
export function putMember(world: World, guild: Guild, member: Member): void {
  guild.members[member.userId] = member;
  const index = indexes.get(world);
  if (index !== undefined) add(index, member.userId, guild.id);
}

/** Removes the member from the guild. */
export function dropMember(world: World, guild: Guild, userId: string): void {
  delete guild.members[userId];
  indexes.get(world)?.get(userId)?.delete(guild.id);
}

/** The ids of the guilds the person is in, oldest first. */
export function guildIdsOf(world: World, userId: string): string[] {
  const ids = indexOf(world).get(userId) ?? [];
  return [...ids].toSorted((left, right) => left.length - right.length || (left < right ? -1 : 1));
}

function indexOf(world: World): Map<string, Set<string>> {
  const existing = indexes.get(world);
  if (existing !== undefined) return existing;
  const index = new Map<string, Set<string>>();
  for (const guild of Object.values(world.guilds)) addGuild(index, guild);
  indexes.set(world, index);
  return index;
}

function addGuild(index: Map<string, Set<string>>, { id, members }: Guild): void {
  for (const userId of Object.keys(members)) add(index, userId, id);
}

function add(index: Map<string, Set<string>>, userId: string, guildId: string): void {
  const ids = index.get(userId);
  if (ids === undefined) index.set(userId, new Set([guildId]));
  else ids.add(guildId);
}
