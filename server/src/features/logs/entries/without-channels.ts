import type { LogEvent } from '@perigee/core/logs/events';
import { eventsLeaving } from '@perigee/core/logs/shown-entry';
import { type RawBuilder, sql } from 'kysely';

/** Existing channels that a reader of the log does not see. */
export interface HiddenChannels {
  /** Those whose messages they cannot read. */
  unreadable: readonly string[];
  /** Those that they cannot see at all. */
  invisible: readonly string[];
}

const LEAVING_NOTHING = eventsLeaving('nothing');
const LEAVING_HIDDEN = eventsLeaving('hidden');

/** For a query of entries: leaves out those of which the reader gets nothing. */
export function withoutInvisible({ invisible }: HiddenChannels): RawBuilder<boolean> {
  return withoutEventsIn(LEAVING_NOTHING, invisible);
}

/** Leaves out those that the reader gets as hidden. */
export function withoutHidden({ unreadable }: HiddenChannels): RawBuilder<boolean> {
  return withoutEventsIn(LEAVING_HIDDEN, unreadable);
}

function withoutEventsIn(events: readonly LogEvent[], channelIds: readonly string[]): RawBuilder<boolean> {
  if (channelIds.length === 0) return sql<boolean>`true`;
  // As a case, because the planner takes a list of many ids for a condition that hardly any row meets.
  return sql<boolean>`case when event = any(${events}::text[]) and channel_id = any(${channelIds}::bigint[])
    then false else true end`;
}
