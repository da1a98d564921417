import type { LogEvent } from '@perigee/core/logs/events';
import type { LogDraft } from './draft.ts';

/** Where an event would happen: the channel, followed by its parents. */
export type LogChannelPath = readonly (string | null | undefined)[];

/** The log of every guild. */
export interface LogBook {
  /**
   * Whether the guild logs this event, in that place. Call it before collecting data for a draft. Waits for the
   * settings where they are not cached: false would be a wrong answer then.
   */
  wants(guildId: string, event: LogEvent, channels?: LogChannelPath): Promise<boolean>;
  /**
   * Stores an event where the guild logs it, and schedules its post in the event's log channel. Resolves once that is
   * durable; while the database is down, it retries for some minutes.
   */
  write(draft: LogDraft): Promise<void>;
}
