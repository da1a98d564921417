import { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { Dispatch, EventName } from '../define-listener.ts';

interface EventShape {
  /** Paths of required fields, without which an event is useless; all of them are ids or names. */
  needs?: readonly string[];
  /** Lists that may be missing, which means empty. */
  lists?: readonly string[];
  /** Lists of objects with the path of their id; objects without an id are removed. */
  objects?: { readonly [List in string]: string };
  /** A missing field is not worth logging. */
  isOftenPartial?: boolean;
  /** Fields that may be missing; a missing one becomes null. */
  nullable?: readonly string[];
  /** Fields that may be null; a null one is removed. */
  omitted?: readonly string[];
}

const MEMBER: EventShape = { needs: ['guild_id', 'user.id'] };
const ROLE: EventShape = { needs: ['guild_id', 'role.id'] };
const CHANNEL: EventShape = { needs: ['id', 'guild_id'] };
const MESSAGE: EventShape = {
  needs: ['id', 'channel_id', 'author.id'],
  lists: ['mention_roles', 'embeds'],
  objects: { mentions: 'id', attachments: 'id' },
  omitted: ['guild_id', 'member', 'webhook_id'],
};
const USE: EventShape = {
  needs: ['id', 'token', 'application_id'],
  omitted: ['guild_id', 'channel', 'channel_id', 'member', 'message', 'app_permissions', 'member.permissions'],
};
const RULE: EventShape = { needs: ['id', 'guild_id'] };

const SHAPES: { readonly [Name in EventName]?: EventShape } = {
  READY: { needs: ['user.id'], objects: { guilds: 'id' } },
  GUILD_CREATE: {
    needs: ['id'],
    lists: ['emojis', 'presences', 'features'],
    objects: { roles: 'id', channels: 'id', threads: 'id', members: 'user.id', voice_states: 'user_id' },
    nullable: ['afk_channel_id'],
  },
  GUILD_UPDATE: { needs: ['id'] },
  GUILD_DELETE: { needs: ['id'] },
  GUILD_ROLE_CREATE: ROLE,
  GUILD_ROLE_UPDATE: ROLE,
  GUILD_ROLE_DELETE: { needs: ['guild_id', 'role_id'] },
  GUILD_EMOJIS_UPDATE: { needs: ['guild_id'], lists: ['emojis'] },
  CHANNEL_CREATE: CHANNEL,
  CHANNEL_UPDATE: CHANNEL,
  CHANNEL_DELETE: CHANNEL,
  THREAD_CREATE: CHANNEL,
  THREAD_DELETE: CHANNEL,
  THREAD_LIST_SYNC: { needs: ['guild_id'], lists: ['members'], objects: { threads: 'id' } },
  GUILD_MEMBER_ADD: { ...MEMBER, lists: ['roles'] },
  GUILD_MEMBER_UPDATE: { ...MEMBER, lists: ['roles'] },
  GUILD_MEMBER_REMOVE: MEMBER,
  GUILD_BAN_ADD: MEMBER,
  GUILD_BAN_REMOVE: MEMBER,
  GUILD_AUDIT_LOG_ENTRY_CREATE: {
    needs: ['id', 'guild_id'],
    nullable: ['target_id', 'user_id'],
    omitted: ['changes', 'options', 'reason'],
  },
  VOICE_STATE_UPDATE: { needs: ['user_id'], nullable: ['channel_id'], omitted: ['guild_id', 'member'] },
  INVITE_CREATE: { needs: ['code', 'channel_id'], omitted: ['guild_id', 'inviter'] },
  MESSAGE_CREATE: MESSAGE,
  // An update that only adds a link preview comes with nothing else.
  MESSAGE_UPDATE: { ...MESSAGE, isOftenPartial: true },
  MESSAGE_DELETE: { needs: ['id', 'channel_id'], omitted: ['guild_id'] },
  MESSAGE_DELETE_BULK: { needs: ['channel_id'], lists: ['ids'], omitted: ['guild_id'] },
  AUTO_MODERATION_RULE_UPDATE: RULE,
  AUTO_MODERATION_RULE_DELETE: RULE,
  AUTO_MODERATION_ACTION_EXECUTION: { needs: ['guild_id', 'rule_id', 'user_id'] },
  INTERACTION_CREATE: USE,
};

/**
 * Normalises an event in place when it arrives: for example, missing lists become empty. Returns the path of a missing
 * required field, in which case the event is unusable, else null.
 */
export function normaliseEvent({ t: name, d: data }: Dispatch): string | null {
  const shape = SHAPES[name];
  if (shape === undefined) return null;
  if (!isFields(data)) return 'data';
  const missing = shape.needs?.find((path) => typeof at(data, path) !== 'string');
  if (missing !== undefined) return missing;
  for (const list of shape.lists ?? []) if (!Array.isArray(data[list])) data[list] = [];
  for (const [list, path] of Object.entries(shape.objects ?? {})) completeObjects(data, list, path);
  for (const field of shape.nullable ?? []) data[field] ??= null;
  for (const path of shape.omitted ?? []) omitNull(data, path);
  if (name === GatewayDispatchEvents.GuildCreate) countMembers(data);
  return null;
}

function omitNull(data: Fields, path: string): void {
  const [field = '', ...parents] = path.split('.').toReversed();
  const holder = parents.length === 0 ? data : at(data, parents.toReversed().join('.'));
  if (isFields(holder) && holder[field] === null) delete holder[field];
}

function completeObjects(data: Fields, list: string, path: string): void {
  const input = data[list];
  const hasId = (object: unknown) => typeof at(object, path) === 'string';
  if (!Array.isArray(input)) data[list] = [];
  else if (!input.every(hasId)) data[list] = input.filter(hasId);
}

/** Whether events of this kind are often incomplete. */
export function isOftenPartial(name: EventName): boolean {
  return SHAPES[name]?.isOftenPartial === true;
}

/** Whether the event is about a guild in an outage; such events carry no data, and the guild is sent again later. */
export function isOutage({ t: name, d: data }: Dispatch): boolean {
  return name === GatewayDispatchEvents.GuildCreate && isFields(data) && data['unavailable'] === true;
}

/** A missing count would make every sum with it NaN. */
function countMembers(guild: Fields): void {
  const input = [guild['member_count'], guild['approximate_member_count']].find(Number.isSafeInteger);
  const members = guild['members'];
  guild['member_count'] = input ?? (Array.isArray(members) ? members.length : 0);
}

type Fields = Record<string, unknown>;

function at(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, key) => (isFields(found) ? found[key] : undefined), data);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
