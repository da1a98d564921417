import type { LogEvent } from '@perigee/core/logs/events';
import type { LogSetting, Logs } from '@perigee/core/logs/schema';

/** All of these events changed alike. */
export function changeEvents(logs: Logs, events: readonly LogEvent[], change: Partial<LogSetting>): Logs {
  const changed = events.map((event) => [event, { ...logs.list[event], ...change }] as const);
  return { ...logs, list: { ...logs.list, ...Object.fromEntries(changed) } };
}

/** The channels that something is written down in. */
export function logChannels({ list }: Pick<Logs, 'list'>): ReadonlySet<string> {
  return new Set(Object.values(list).flatMap(({ enabled, channel }) => (enabled && channel !== null ? [channel] : [])));
}

/**
 * The logs without the channels that are gone, as far as they serve nothing: those of events that are off, whose field
 * nobody can reach, and those to ignore. The channel of an event that is on stays, so that somebody chooses another one.
 */
export function forgetGone(logs: Logs, channelIds: ReadonlySet<string>): Logs {
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
