import { now } from '../base/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { addBot } from '../world/add-bot.ts';
import { putChannel } from '../state/channel-index.ts';
import { putGuild } from '../state/membership-index.ts';
import { makeChannel } from '../world/channels.ts';
import { makeGuild, makeMember, makeRole } from '../state/make-guild.ts';
import { bitsOf, type PermissionName } from '../state/permission-bits.ts';

export interface GuildInput {
  /** The id to reuse, for programs that keep data about the guild; a new one when absent. */
  id?: string;
  name: string;
  ownerId: string;
  botIn?: boolean;
  /** Permissions of the bot's own role. */
  botPermissions?: PermissionName[];
  members?: string[];
  /** Names of text channels; one called "general" when absent. */
  channels?: string[];
  /** Lowest first. */
  roles?: { name: string; permissions?: PermissionName[] }[];
}

export interface CreatedGuild {
  id: string;
  /** In the order of the names given. */
  channelIds: string[];
  roleIds: string[];
}

/** Creates a guild for one test. If the bot is in it, its sessions are notified at once. */
export function createGuild(platform: Platform, input: GuildInput): CreatedGuild {
  const { world } = platform;
  const id = input.id ?? platform.nextId();
  const roles = (input.roles ?? []).map(({ name, permissions = [] }, index) =>
    makeRole({ id: platform.nextId(), name, position: index + 1, grants: permissions }),
  );
  const channels = (input.channels ?? ['general']).map((name, position) =>
    makeChannel({ id: platform.nextId(), guildId: id, name, position }),
  );
  const joinedAt = new Date(now()).toISOString();
  const people = [input.ownerId, ...(input.members ?? [])];
  const members = Object.fromEntries(people.map((personId) => [personId, makeMember(personId, joinedAt)]));
  putGuild(world, makeGuild({ id, name: input.name, ownerId: input.ownerId, roles, members }));
  for (const channel of channels) {
    putChannel(world, channel);
    world.messages[channel.id] = [];
  }
  if (input.botIn !== false) {
    const permissions = bitsOf(...(input.botPermissions ?? ['Administrator']));
    addBot(platform, id, permissions.toString(), input.ownerId);
  }
  return { id, channelIds: channels.map((channel) => channel.id), roleIds: roles.map((role) => role.id) };
}
