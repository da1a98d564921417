import type { LogEvent } from '@perigee/core/logs/events';
import type { LogSetting, Logs } from '@perigee/core/logs/schema';

/** The logs with the same change applied to all of these events. */
export function changeEvents(logs: Logs, events: readonly LogEvent[], change: Partial<LogSetting>): Logs {
  const changed = events.map((event) => [event, { ...logs.list[event], ...change }] as const);
  return { ...logs, list: { ...logs.list, ...Object.fromEntries(changed) } };
}

/** The channels that receive log entries. */
export function logChannels({ list }: Pick<Logs, 'list'>): ReadonlySet<string> {
  return new Set(Object.values(list).flatMap(({ enabled, channel }) => (enabled && channel !== null ? [channel] : [])));
}

/**
 * The logs without deleted channels that are no longer needed: those of events that are off, whose field is disabled,
 * and ignored ones. An event that is on keeps its deleted channel, so that somebody has to choose another.
 */
export function dropDeletedChannels(logs: Logs, channelIds: ReadonlySet<string>): Logs {
  const list = Object.entries(logs.list).map(([event, entry]) => {
    const isLost = !entry.enabled && entry.channel !== null && !channelIds.has(entry.channel);
    return [event, isLost ? { ...entry, channel: null } : entry] as const;
  });
  return {
    ...logs,
    list: { ...logs.list, ...Object.fromEntries(list) },
    ignore: { channels: logs.ignore.channels.filter((id) => channelIds.has(id)) },
    webhooks: logs.webhooks.filter((id) => channelIds.has(id)),
  };
}
