import { isGiven } from '../json.ts';
import type { JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { commandsIn } from '../interactions/use-command.ts';
import { demoPeople } from '../oauth/authorize-page.ts';
import { mayUseIn } from '../world/command-access.ts';
import { channelsOf, threadsOf } from '../world/channel-index.ts';
import { guildsOf } from '../world/lookups.ts';
import { canSee, channelPermissions, guildPermissions, holds, rolesOf } from '../world/permissions.ts';
import { presentUser } from '../world/present-user.ts';
import { compareIds } from '../world/snowflakes.ts';
import type { Channel, Command, Guild, Person } from '../world/state.ts';

/** Members listed beside a channel; a larger server says how many more there are. */
const LISTED_MEMBERS = 200;

/** The people one can be and, for the chosen one, their servers, those they could join, and their direct channels. */
export function describePerson(platform: Platform, person: Person): JsonObject {
  const { world } = platform;
  const mine = guildsOf(world, person.id);
  const others = Object.values(world.guilds).filter((guild) => !mine.includes(guild));
  const direct = Object.values(world.channels).filter(
    ({ type, recipientIds }) => type === 1 && recipientIds.includes(person.id),
  );
  return {
    applicationId: platform.application.id,
    people: demoPeople(platform).map((entry) => ({ ...presentUser(entry), role: entry.demoRole })),
    locale: person.locale,
    guilds: mine.map(describeTile),
    joinable: others.map((guild) => ({ ...describeTile(guild), banned: guild.bans[person.id] !== undefined })),
    direct: direct.map((channel) => describeDirect(platform, channel, person.id)),
  };
}

/** One server as the person sees it: the channels open to them, its members and their rights. */
export function describeGuild(platform: Platform, guild: Guild, personId: string): JsonObject {
  const visible = channelsOf(platform.world, guild.id).filter((channel) => canSee(guild, channel, personId));
  const parents = new Set(visible.map(({ parentId }) => parentId));
  return {
    ...describeTile(guild),
    isOwner: guild.ownerId === personId,
    canManage: holds(guildPermissions(guild, personId), 'ManageGuild'),
    memberCount: Object.keys(guild.members).length,
    roles: guild.roles.map(({ id, name, color, position, hoist }) => ({ id, name, color, position, hoist })),
    channels: visible
      .filter(({ id, type }) => type !== 4 || parents.has(id))
      .map((channel) => ({
        id: channel.id,
        type: channel.type,
        name: channel.name,
        parentId: channel.parentId,
        topic: channel.topic,
        canWrite: holds(channelPermissions(guild, channel, personId), 'SendMessages'),
      })),
    members: listMembers(platform, guild),
    threads: listThreads(platform, guild, personId),
    voice: Object.values(guild.voiceStates).map(({ userId, channelId }) => ({ userId, channelId })),
  };
}

function listThreads(platform: Platform, guild: Guild, personId: string): JsonObject[] {
  return threadsOf(platform.world, guild.id)
    .filter((channel) => channel.thread?.archived === false && canSee(guild, channel, personId))
    .map((channel) => ({
      id: channel.id,
      type: channel.type,
      name: channel.name,
      parentId: channel.parentId,
      topic: null,
      canWrite: holds(channelPermissions(guild, channel, personId), 'SendMessagesInThreads'),
    }));
}

/** The commands a person is offered in a channel, with the texts of their language. */
export function describeCommands(platform: Platform, channel: Channel, person: Person): JsonObject[] {
  return commandsIn(platform, channel.id)
    .filter((command) => mayUseIn(platform, command, channel, person.id))
    .map((command) => localize(command, person.locale));
}

function describeTile(guild: Guild): JsonObject {
  return { id: guild.id, name: guild.name, icon: guild.icon };
}

function describeDirect(platform: Platform, channel: Channel, personId: string): JsonObject {
  const other = platform.world.people[channel.recipientIds.find((id) => id !== personId) ?? ''];
  return {
    id: channel.id,
    type: 1,
    name: other?.globalName ?? other?.username ?? '',
    user: other ? presentUser(other) : null,
    canWrite: true,
  };
}

function listMembers(platform: Platform, guild: Guild): JsonObject[] {
  const members = Object.values(guild.members).map((member) => {
    const roles = rolesOf(guild, member).toSorted((left, right) => right.position - left.position);
    const person = platform.world.people[member.userId];
    return {
      id: member.userId,
      name: member.nick ?? person?.globalName ?? person?.username ?? '',
      avatar: person?.avatar ?? null,
      bot: person?.bot === true,
      owner: guild.ownerId === member.userId,
      color: roles.find(({ color }) => color !== 0)?.color ?? 0,
      group: roles.find(({ hoist }) => hoist)?.id ?? null,
      demo: isGiven(person?.demoRole),
      mutedUntil: member.mutedUntil,
    };
  });
  // People one can be come first, so that they are always in a long list.
  return members
    .toSorted(
      (left, right) => Number(right.demo || right.bot) - Number(left.demo || left.bot) || compareIds(left.id, right.id),
    )
    .slice(0, LISTED_MEMBERS);
}

function localize(entry: Command | JsonObject, locale: string): JsonObject {
  const options = Array.isArray(entry['options']) ? entry['options'] : [];
  return {
    name: entry['name'],
    shownName: pick(entry['name_localizations'], locale) ?? entry['name'],
    description: pick(entry['description_localizations'], locale) ?? entry['description'],
    type: entry['type'],
    required: entry['required'] === true,
    choices: entry['choices'] ?? [],
    autocomplete: entry['autocomplete'] === true,
    options: options.flatMap((option) =>
      typeof option === 'object' && option !== null && !Array.isArray(option) ? [localize(option, locale)] : [],
    ),
  };
}

function pick(texts: JsonObject[string], locale: string): JsonObject[string] {
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts) ? texts[locale] : undefined;
}
