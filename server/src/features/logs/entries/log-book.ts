import type { LogEvent } from '@perigee/core/logs/events';
import type { LogDraft } from './draft.ts';

/** Where an event would have happened, from the channel itself to those above it. */
export type LogPlace = readonly (string | null | undefined)[];

/** The log of every server. */
export interface LogBook {
  /**
   * Whether the server has this event written down, there. Ask before anything is gathered for a draft; false also where
   * its settings are not at hand yet is not an answer, so it waits for them.
   */
  wants(guildId: string, event: LogEvent, place?: LogPlace): Promise<boolean>;
  /**
   * Writes it down, as far as the server wants it, and has it posted in the event's log channel. Resolves when that is
   * durable; while the database is away it is tried for some minutes.
   */
  write(draft: LogDraft): Promise<void>;
}
