import type { LogDetails } from '@perigee/core/logs/details';
import type { LogEvent } from '@perigee/core/logs/events';
import type { LogPerson, LogTarget } from '@perigee/core/logs/parts';
import type { DbTransaction } from '../../../database/database.ts';
import type { AuditMatch } from '../../audit-log/index.ts';

/**
 * Who did it: somebody we saw do it (null: Perigee by itself) or are told of, or whoever an entry of the audit log names. As
 * long as none does, or can (`match` null), it is `otherwise`; one that comes late is added.
 */
export type Who =
  | { by: LogPerson | null; certainty?: 'known' | 'auditLog'; reason?: string | null }
  | { match: AuditMatch | null; otherwise: 'unknown' | 'authorOrBot'; reason?: string | null };

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
  /** Of a bulk deletion: its messages, packed. */
  transcript?: Buffer;
  /** What else is true with the entry: done in its transaction, maybe more than once. */
  alongside?: (tx: DbTransaction) => Promise<void>;
}

/** Something that happened, on its way into the log. */
export type LogDraft = { [Event in LogEvent]: DraftOf<Event> }[LogEvent];
