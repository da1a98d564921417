import { isObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import type { PlatformEvent } from '../state/platform-event.ts';
import { mentionNames } from '../world/mentions.ts';
import { canSee } from '../world/permissions.ts';

/**
 * The event as a person's page gets it, or null. A page gets events of its person's guilds and visible channels, and
 * those about the person.
 */
export function eventFor(platform: Platform, event: PlatformEvent, personId: string): string | null {
  if (event.onlyFor !== undefined && event.onlyFor !== personId) return null;
  const guild = event.guildId === null ? undefined : platform.world.guilds[event.guildId];
  const channel = event.channelId === undefined ? undefined : platform.world.channels[event.channelId];
  const { user, content } = event.data;
  const isAboutSelf = isObject(user) && user['id'] === personId;
  const isMember = guild === undefined || guild.members[personId] !== undefined;
  if (!isMember && !isAboutSelf) return null;
  if (channel !== undefined && !canSee(guild, channel, personId)) return null;
  const names = typeof content === 'string' ? { names: mentionNames(platform.world, content) } : {};
  return JSON.stringify({
    name: event.name,
    guildId: event.guildId,
    guildName: guild?.name ?? null,
    isAboutSelf,
    data: { ...event.data, ...names },
  });
}
