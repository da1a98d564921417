import type { JsonObject } from '../base/json.ts';
import { channelPermissions, holds } from './permissions.ts';
import type { Channel, World } from '../state/state.ts';

export interface Mentions {
  userIds: string[];
  roleIds: string[];
  everyone: boolean;
}

/** Which mentions may ping; without it, all of them. */
export interface AllowedMentions {
  parse?: string[] | null | undefined;
  users?: string[] | null | undefined;
  roles?: string[] | null | undefined;
  replied_user?: boolean | null | undefined;
}

/** The users and roles the text pings, as far as allowed_mentions and the author's permissions permit. */
export function findMentions(
  world: World,
  channel: Channel,
  authorId: string,
  content: string,
  allowed: AllowedMentions | undefined,
): Mentions {
  const guild = channel.guildId === null ? undefined : world.guilds[channel.guildId];
  const may = (kind: 'users' | 'roles', id: string) =>
    allowed === undefined || allowed.parse?.includes(kind) === true || allowed[kind]?.includes(id) === true;
  const holdsEveryone = guild !== undefined && holds(channelPermissions(guild, channel, authorId), 'MentionEveryone');
  const mayEveryone = (allowed === undefined || allowed.parse?.includes('everyone') === true) && holdsEveryone;
  const mayPing = (role: { mentionable: boolean }) => role.mentionable || holdsEveryone;

  const users = idsIn(content, /<@!?(\d+)>/g).filter((id) => world.people[id] !== undefined && may('users', id));
  const roles = idsIn(content, /<@&(\d+)>/g).filter(
    (id) => guild?.roles.some((role) => role.id === id && mayPing(role)) && may('roles', id),
  );
  return { userIds: users, roleIds: roles, everyone: mayEveryone && /@(everyone|here)\b/.test(content) };
}

/** Replaces emojis of other guilds with their names if the author may not use them. */
export function replaceForeignEmojis(world: World, channel: Channel, authorId: string, content: string): string {
  const guild = channel.guildId === null ? undefined : world.guilds[channel.guildId];
  if (guild === undefined || world.people[authorId] === undefined) return content;
  if (holds(channelPermissions(guild, channel, authorId), 'UseExternalEmojis')) return content;
  const isOwn = (id: string) => guild.emojis.some((emoji) => emoji.id === id);
  return content.replace(/<a?:(\w+):(\d+)>/g, (text, name: string, id: string) => (isOwn(id) ? text : `:${name}:`));
}

/** The names of mentioned people, for the chat page. */
export function mentionNames(world: World, content: string): JsonObject {
  const ids = idsIn(content, /<@!?(\d+)>/g);
  return Object.fromEntries(ids.map((id) => [id, world.people[id]?.globalName ?? world.people[id]?.username ?? id]));
}

function idsIn(content: string, pattern: RegExp): string[] {
  return [...new Set([...content.matchAll(pattern)].map((match) => match[1] ?? ''))];
}
