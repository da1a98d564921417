import type { LogDetails } from '@perigee/core/logs/details';
import type { LogEvent } from '@perigee/core/logs/events';
import type { LogPerson, LogTarget } from '@perigee/core/logs/parts';
import type { AuditMatch } from '../../audit-log/index.ts';

/**
 * Who did it: somebody we saw do it (null: Perigee by itself), or whoever an entry of the audit log names. As long as none
 * does it is `otherwise`; one that comes late is added.
 */
export type Who =
  | { by: LogPerson | null; reason?: string | null; isFromAuditLog?: boolean }
  | { match: AuditMatch; otherwise: 'unknown' | 'authorOrBot' };

interface DraftOf<Event extends LogEvent> {
  guildId: string;
  event: Event;
  /** When it happened; now where it is left out. */
  at?: Date;
  who: Who;
  target: LogTarget | null;
  /** Where it happened, with its name where that is known. */
  channel: { id: string; name?: string | null } | null;
  /** The channels above it (a thread's channel, a channel's category): what is ignored there is ignored here. */
  within?: readonly (string | null | undefined)[];
  details: LogDetails<Event>;
  /** What it follows from; two drafts of one key in a server are one entry. */
  key?: string;
}

/** Something that happened, on its way into the log. */
export type LogDraft = { [Event in LogEvent]: DraftOf<Event> }[LogEvent];
