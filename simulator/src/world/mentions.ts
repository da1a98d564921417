import type { JsonObject } from '../json.ts';
import { channelPermissions, holds } from './permissions.ts';
import type { Channel, World } from './state.ts';

export interface Mentions {
  userIds: string[];
  roleIds: string[];
  everyone: boolean;
}

/** Which kinds and ids may be pinged; without it everything in the text is. */
export interface AllowedMentions {
  parse?: string[] | undefined;
  users?: string[] | undefined;
  roles?: string[] | undefined;
}

/** Whom the text pings, as far as allowed_mentions and the author's permissions let it. */
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
  const mayEveryone =
    (allowed === undefined || allowed.parse?.includes('everyone') === true) &&
    guild !== undefined &&
    holds(channelPermissions(guild, channel, authorId), 'MentionEveryone');

  const users = idsIn(content, /<@!?(\d+)>/g).filter((id) => world.people[id] !== undefined && may('users', id));
  const roles = idsIn(content, /<@&(\d+)>/g).filter(
    (id) => guild?.roles.some((role) => role.id === id) && may('roles', id),
  );
  return { userIds: users, roleIds: roles, everyone: mayEveryone && /@(everyone|here)\b/.test(content) };
}

/** The names of the people mentioned, for pages that draw the text. */
export function mentionNames(world: World, content: string): JsonObject {
  const ids = idsIn(content, /<@!?(\d+)>/g);
  return Object.fromEntries(ids.map((id) => [id, world.people[id]?.globalName ?? world.people[id]?.username ?? id]));
}

function idsIn(content: string, pattern: RegExp): string[] {
  return [...new Set([...content.matchAll(pattern)].map((match) => match[1] ?? ''))];
}
