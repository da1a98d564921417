import type { LogEvent } from '@perigee/core/logs/events';
import { eventsLeaving } from '@perigee/core/logs/shown-entry';
import { type RawBuilder, sql } from 'kysely';

/** Existing channels that are closed to a reader of the log. */
export interface ClosedChannels {
  /** Those that they cannot read. */
  unreadable: readonly string[];
  /** Those that they cannot even see. */
  hidden: readonly string[];
}

const LEAVING_NOTHING = eventsLeaving('nothing');
const LEAVING_HIDDEN = eventsLeaving('hidden');

/** A condition that leaves out entries of which the reader gets nothing. */
export function leaveOutUnshown({ hidden }: ClosedChannels): RawBuilder<boolean> {
  return withoutEventsIn(LEAVING_NOTHING, hidden);
}

/** A condition that leaves out entries which the reader gets as hidden ones. */
export function leaveOutHidden({ unreadable }: ClosedChannels): RawBuilder<boolean> {
  return withoutEventsIn(LEAVING_HIDDEN, unreadable);
}

function withoutEventsIn(events: readonly LogEvent[], channelIds: readonly string[]): RawBuilder<boolean> {
  if (channelIds.length === 0) return sql<boolean>`true`;
  // As a case, because the planner takes a list of many ids for a condition that hardly any row meets.
  return sql<boolean>`case when event = any(${events}::text[]) and channel_id = any(${channelIds}::bigint[])
    then false else true end`;
}
