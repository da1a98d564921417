import { now } from '../base/clock.ts';
import { ApiError, requireFound, TooMany } from '../protocol/api-error.ts';
import { isObject, type Json, type JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { FORUM_TYPES } from '../rest/channels/forum-posts.ts';
import { getChannel, getMessage } from '../world/lookups.ts';
import type { PermissionName } from '../state/permission-bits.ts';
import { canSee, channelPermissions, holds } from '../world/permissions.ts';
import type { Channel, Message, Person } from '../state/state.ts';

/** Reads a string field of a page's request; empty when absent. */
export function field(body: Json | undefined, name: string): string {
  const value = isObject(body) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Reads an object field of a page's request. */
export function objectField(body: Json | undefined, name: string): JsonObject {
  const value = isObject(body) ? body[name] : undefined;
  return isObject(value) ? value : {};
}

/** The person a page acts as; bots are refused. */
export function getDemoPerson(platform: Platform, id: string): Person {
  const person = platform.world.people[id];
  return requireFound(person?.bot === false ? person : undefined, 'unknownUser');
}

/** The channel, if the person can see it. */
export function channelFor(platform: Platform, channelId: string, personId: string): Channel {
  const channel = getChannel(platform.world, channelId);
  if (!canSee(platform.world.guilds[channel.guildId ?? ''], channel, personId)) throw new ApiError('missingAccess');
  return channel;
}

/**
 * Whether the person may write in the channel: they need the right, no timeout, and neither a locked thread nor a
 * forum.
 */
export function mayWrite(platform: Platform, channel: Channel, personId: string): boolean {
  const guild = platform.world.guilds[channel.guildId ?? ''];
  if (guild === undefined) return true;
  const right = channel.thread === undefined ? 'SendMessages' : 'SendMessagesInThreads';
  if (FORUM_TYPES.includes(channel.type) || channel.thread?.locked === true) return false;
  return holds(channelPermissions(guild, channel, personId), right);
}

/** @throws ApiError 50013 if the person may not write in the channel. */
export function assertPersonMayWrite(platform: Platform, channel: Channel, personId: string): void {
  if (!mayWrite(platform, channel, personId)) throw new ApiError('missingPermissions');
}

/** @throws ApiError 50013 if the person lacks the right in the channel; direct channels have no rights. */
export function assertRightIn({ world }: Platform, channel: Channel, personId: string, right: PermissionName): void {
  const guild = world.guilds[channel.guildId ?? ''];
  if (guild !== undefined && !holds(channelPermissions(guild, channel, personId), right)) {
    throw new ApiError('missingPermissions');
  }
}

/** A message, if the person can see it. */
export function messageFor(platform: Platform, channelId: string, messageId: string, personId: string): Message {
  const message = getMessage(platform.world, channelFor(platform, channelId, personId).id, messageId);
  return requireFound(message.onlyFor === null || message.onlyFor === personId ? message : undefined, 'unknownMessage');
}

/** Refuses a person who wrote within the channel's slow mode; bots and holders of BYPASS_SLOWMODE are exempt. */
export function assertNotTooSoon({ world }: Platform, channel: Channel, personId: string): void {
  const guild = world.guilds[channel.guildId ?? ''];
  if (guild === undefined || channel.slowmodeSeconds === 0) return;
  if (holds(channelPermissions(guild, channel, personId), 'BypassSlowmode')) return;
  const last = world.messages[channel.id]?.findLast(({ authorId }) => authorId === personId);
  const waitMs = last === undefined ? 0 : Date.parse(last.createdAt) + channel.slowmodeSeconds * 1_000 - now();
  if (waitMs > 0) throw new TooMany('slowmode', waitMs);
}
