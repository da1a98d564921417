import type { LogEvent } from './events.ts';
import type { Logs } from './schema.ts';

/** Whether an event is logged; `place` is its channel and the channels above it. */
export function isLogged(
  { list, ignore }: Logs,
  event: LogEvent,
  place: readonly (string | null | undefined)[],
): boolean {
  const { enabled, channel } = list[event];
  return enabled && channel !== null && !place.some((id) => typeof id === 'string' && ignore.channels.includes(id));
}
