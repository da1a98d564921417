import { requireFound } from '../protocol/api-error.ts';
import { guildIdsOf } from '../state/membership-index.ts';
import type { Channel, Guild, Member, Message, Person, Role, World } from '../state/state.ts';

/** A person. Throws unknownUser. */
export function getPerson(world: World, id: string): Person {
  return requireFound(world.people[id], 'unknownUser');
}

/** A guild. Throws unknownGuild. */
export function getGuild(world: World, id: string): Guild {
  return requireFound(world.guilds[id], 'unknownGuild');
}

/** A member. Throws unknownMember. */
export function getMember(guild: Guild, userId: string): Member {
  return requireFound(guild.members[userId], 'unknownMember');
}

/** A role. Throws unknownRole. */
export function getRole(guild: Guild, id: string): Role {
  return requireFound(
    guild.roles.find((role) => role.id === id),
    'unknownRole',
  );
}

/** A channel or thread. Throws unknownChannel. */
export function getChannel(world: World, id: string): Channel {
  return requireFound(world.channels[id], 'unknownChannel');
}

/** A message. Throws unknownMessage. */
export function getMessage(world: World, channelId: string, id: string): Message {
  return requireFound(
    world.messages[channelId]?.find((message) => message.id === id),
    'unknownMessage',
  );
}

/** The guilds the person is in, oldest first. */
export function guildsOf(world: World, userId: string): Guild[] {
  return guildIdsOf(world, userId).flatMap((id) => world.guilds[id] ?? []);
}
