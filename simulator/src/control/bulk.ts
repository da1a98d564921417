import { now } from '../base/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { putChannel } from '../state/channel-index.ts';
import { putGuild, putMember } from '../state/membership-index.ts';
import { makeChannel } from '../world/channels.ts';
import { getChannel, getGuild } from '../world/lookups.ts';
import { makeGuild, makeMember, makeRole } from '../state/make-guild.ts';
import { postMessage } from '../world/messages.ts';
import { bitsOf } from '../state/permission-bits.ts';
import { firstIdAt } from '../base/snowflakes.ts';
import type { Member, Person } from '../state/state.ts';

/** Guilds created in bulk are this far apart in time: a prime, so that their ids spread over any number of shards. */
const GUILD_AGE_STEP_MS = 60_013;
/** Keeps ids created in bulk distinct from all others. */
const BULK_SEQUENCE = 1 << 21;

/** Adds generated people; returns their ids. */
export function addPeople({ world, nextId, stateFile }: Platform, count: number): string[] {
  const ids = Array.from({ length: count }, () => nextId());
  for (const [index, id] of ids.entries()) world.people[id] = makePerson(id, index);
  stateFile.touch();
  return ids;
}

/** Adds members to a guild without sending events, as if they had always been there; returns their ids. */
export function addMembers(platform: Platform, guildId: string, count: number): string[] {
  const guild = getGuild(platform.world, guildId);
  const ids = addPeople(platform, count);
  const joinedAt = new Date(now()).toISOString();
  for (const id of ids) putMember(platform.world, guild, makeMember(id, joinedAt));
  return ids;
}

/**
 * Adds guilds, each with a role, a channel and the bot, without sending events. To save memory they share the owner and
 * members, and a message list is created only on the first message. Returns their ids.
 */
export function addGuilds(platform: Platform, count: number): string[] {
  const { world, application, stateFile } = platform;
  const [ownerId = ''] = addPeople(platform, 1);
  const createdUntil = now();
  const joinedAt = new Date(createdUntil).toISOString();
  const [owner, bot] = [makeMember(ownerId, joinedAt), makeMember(application.id, joinedAt)];
  const grants = bitsOf('Administrator').toString();
  const ids = Array.from({ length: count }, (_, index) => {
    const madeAt = createdUntil - (count - index) * GUILD_AGE_STEP_MS;
    const [id, channelId, roleId] = [0, 1, 2].map((part) => firstIdAt(madeAt, BULK_SEQUENCE + part));
    return { id: id ?? '', channelId: channelId ?? '', roleId: roleId ?? '' };
  });
  for (const [index, { id, channelId, roleId }] of ids.entries()) {
    const name = `Guild ${index + 1}`;
    const role = {
      ...makeRole({ id: roleId, name: application.name, position: 1 }),
      managed: true,
      permissions: grants,
    };
    const members: Record<string, Member> = { [ownerId]: owner, [application.id]: { ...bot, roles: [roleId] } };
    putGuild(world, makeGuild({ id, name, ownerId, roles: [{ ...role, botId: application.id }], members }));
    putChannel(world, makeChannel({ id: channelId, guildId: id, name: 'general' }));
  }
  stateFile.touch();
  return ids.map(({ id }) => id);
}

/** Writes messages into a channel, by its guild's owner if no author is given; returns their ids. */
export function addMessages(platform: Platform, channelId: string, count: number, authorId?: string): string[] {
  const channel = getChannel(platform.world, channelId);
  const author = authorId ?? platform.world.guilds[channel.guildId ?? '']?.ownerId ?? channel.recipientIds[0] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const content = `Message ${index + 1}`;
    return postMessage(platform, { channelId, authorId: author, content }).id;
  });
}

function makePerson(id: string, index: number): Person {
  return {
    id,
    username: `person_${index + 1}_${id.slice(-6)}`,
    globalName: null,
    avatar: null,
    bot: false,
    locale: 'en-US',
    acceptsDirectMessages: true,
    demoRole: null,
  };
}
