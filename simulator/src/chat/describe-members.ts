import { isGiven } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { actionsOpenTo } from '../world/moderation/moderation-action.ts';
import { isTimedOut, rolesOf } from '../world/permissions.ts';
import { customStatusOf, presenceOf } from '../world/presence.ts';
import { compareIds } from '../base/snowflakes.ts';
import type { Guild } from '../state/state.ts';
import type { Member, Status } from './page/shapes/shapes.ts';

/** Maximum number of members listed beside a channel; for a larger guild the page shows how many more there are. */
const LISTED_MEMBERS = 200;

/** The display name of a user in the guild. */
export function nameIn({ world }: Platform, guild: Guild, userId: string): string {
  const person = world.people[userId];
  return guild.members[userId]?.nick ?? person?.globalName ?? person?.username ?? '';
}

/** The members listed beside a channel. Demo people and bots come first, so that a long list always includes them. */
export function listMembers(platform: Platform, guild: Guild, viewerId: string): Member[] {
  const rank = (id: string) => {
    const person = platform.world.people[id];
    return isGiven(person?.demoRole) || person?.bot === true ? 0 : 1;
  };
  return Object.keys(guild.members)
    .toSorted((left, right) => rank(left) - rank(right) || compareIds(left, right))
    .slice(0, LISTED_MEMBERS)
    .map((userId) => describeMember(platform, guild, userId, viewerId));
}

function describeMember(platform: Platform, guild: Guild, userId: string, viewerId: string): Member {
  const member = guild.members[userId];
  const person = platform.world.people[userId];
  const status = statusOf(platform, userId);
  const roles =
    member === undefined ? [] : rolesOf(guild, member).toSorted((left, right) => right.position - left.position);
  return {
    id: userId,
    name: nameIn(platform, guild, userId),
    avatar: person?.avatar ?? null,
    bot: person?.bot === true,
    owner: guild.ownerId === userId,
    color: roles.find(({ color }) => color !== 0)?.color ?? 0,
    group: roles.find(({ hoist }) => hoist)?.id ?? null,
    roles: member?.roles ?? [],
    mutedUntil: member !== undefined && isTimedOut(member) ? member.mutedUntil : null,
    status,
    customStatus: status === 'offline' ? null : customStatusOf(platform.world, userId),
    acts: actionsOpenTo(guild, viewerId, userId),
  };
}

/** A bot is online while at least one of its sessions is connected. */
function statusOf({ world, gateway }: Platform, userId: string): Status {
  if (world.people[userId]?.bot !== true) return presenceOf(world, userId).status;
  const isConnected = [...gateway.sessions.values()].some(
    ({ applicationId, wire }) => applicationId === userId && wire !== null,
  );
  return isConnected ? 'online' : 'offline';
}
