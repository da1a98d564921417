import { compareIds } from '../base/snowflakes.ts';
import type { Guild, Member, World } from '../state/state.ts';

/**
 * Members whose user name, display name or nickname starts with the query, ordered by id; all of them if it is empty.
 */
export function searchMembers(world: World, guild: Guild, query: string, limit: number): Member[] {
  const prefix = query.toLowerCase();
  return Object.values(guild.members)
    .filter((member) => namesOf(world, member).some((name) => name.toLowerCase().startsWith(prefix)))
    .toSorted((left, right) => compareIds(left.userId, right.userId))
    .slice(0, limit);
}

function namesOf(world: World, member: Member): string[] {
  const person = world.people[member.userId];
  return [person?.username, person?.globalName, member.nick].filter((name) => typeof name === 'string');
}
