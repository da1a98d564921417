import { now } from '../base/clock.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { presentChannel } from './views/present-channel.ts';
import { createdAtMs } from '../base/snowflakes.ts';
import type { Channel } from '../state/state.ts';

const MINUTE_MS = 60_000;
const planned = new WeakMap<Channel, () => void>();

/**
 * Schedules a thread's archiving after its period of inactivity; must be called again after each change of the thread.
 */
export function planArchive(platform: Platform, channel: Channel): void {
  planned.get(channel)?.();
  if (channel.thread === undefined || channel.thread.archived) return;
  planned.set(
    channel,
    platform.timers.at(dueAt(channel), () => archive(platform, channel)),
  );
}

/** Schedules archiving for every thread of a loaded world. */
export function planArchives(platform: Platform): void {
  for (const channel of Object.values(platform.world.channels)) planArchive(platform, channel);
}

/** Unarchives a thread, as writing in it does. */
export function reviveThread(platform: Platform, channel: Channel): void {
  if (channel.thread?.archived !== true) return;
  setArchived(platform, channel, false);
}

function archive(platform: Platform, channel: Channel): void {
  if (channel.thread?.archived !== false || platform.world.channels[channel.id] !== channel) return;
  if (dueAt(channel) > now()) return planArchive(platform, channel);
  setArchived(platform, channel, true);
}

function setArchived(platform: Platform, channel: Channel, archived: boolean): void {
  Object.assign(channel.thread ?? {}, { archived, archivedAt: new Date(now()).toISOString() });
  const scope = { guildId: channel.guildId, channelId: channel.id };
  announce(platform, { name: 'THREAD_UPDATE', data: presentChannel(channel), ...scope });
}

/** Counted from the last message, or from the thread's creation or unarchiving. */
function dueAt({ thread, lastMessageId }: Channel): number {
  const lastMessageAt = lastMessageId === null ? 0 : createdAtMs(lastMessageId);
  const begunAt = Date.parse(thread?.archivedAt ?? '');
  return Math.max(lastMessageAt, begunAt) + (thread?.autoArchiveMinutes ?? 0) * MINUTE_MS;
}
