import { now } from '../clock.ts';
import { ApiError, found, TooMany } from '../http/api-error.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { getChannel, getMessage } from '../world/lookups.ts';
import { canSee, channelPermissions, holds, isTimedOut } from '../world/permissions.ts';
import type { Channel, Message, Person } from '../world/state.ts';

/** Reads a text field of a page's request; empty when absent. */
export function field(body: Json | undefined, name: string): string {
  const value = isObject(body) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Reads an object field of a page's request. */
export function objectField(body: Json | undefined, name: string): JsonObject {
  const value = isObject(body) ? body[name] : undefined;
  return isObject(value) ? value : {};
}

/** The demo person a page acts as. */
export function getDemoPerson(platform: Platform, id: string): Person {
  const person = platform.world.people[id];
  return found(person?.bot === false ? person : undefined, 'unknownUser');
}

/** The channel, if the person sees it. */
export function channelFor(platform: Platform, channelId: string, personId: string): Channel {
  const channel = getChannel(platform.world, channelId);
  if (!canSee(platform.world.guilds[channel.guildId ?? ''], channel, personId)) throw new ApiError('missingAccess');
  return channel;
}

/** Refuses a person who may not write in the channel. */
export function assertMayWrite(platform: Platform, channel: Channel, personId: string): void {
  const guild = platform.world.guilds[channel.guildId ?? ''];
  if (guild === undefined) return;
  const member = guild.members[personId];
  const right = channel.thread === undefined ? 'SendMessages' : 'SendMessagesInThreads';
  const mayWrite = holds(channelPermissions(guild, channel, personId), right) && channel.thread?.locked !== true;
  if (!mayWrite || (member !== undefined && isTimedOut(member))) throw new ApiError('missingPermissions');
}

/** A message the person sees. */
export function messageFor(platform: Platform, channelId: string, messageId: string, personId: string): Message {
  const message = getMessage(platform.world, channelFor(platform, channelId, personId).id, messageId);
  return found(message.onlyFor === null || message.onlyFor === personId ? message : undefined, 'unknownMessage');
}

/** Refuses who wrote less than the channel's slow mode ago; bots and holders of BYPASS_SLOWMODE are not slowed. */
export function assertNotTooSoon({ world }: Platform, channel: Channel, personId: string): void {
  const guild = world.guilds[channel.guildId ?? ''];
  if (guild === undefined || channel.slowmodeSeconds === 0) return;
  if (holds(channelPermissions(guild, channel, personId), 'BypassSlowmode')) return;
  const last = world.messages[channel.id]?.findLast(({ authorId }) => authorId === personId);
  const waitMs = last === undefined ? 0 : Date.parse(last.createdAt) + channel.slowmodeSeconds * 1_000 - now();
  if (waitMs > 0) throw new TooMany('slowmode', waitMs);
}
