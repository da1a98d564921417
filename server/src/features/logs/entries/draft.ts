import type { LogDetails } from '@perigee/core/logs/details';
import type { LogEvent } from '@perigee/core/logs/events';
import type { LogPerson, LogTarget } from '@perigee/core/logs/parts';
import type { DbTransaction } from '../../../database/database.ts';
import type { AuditMatch } from '../../community/index.ts';

/**
 * Who did it: a person the bot saw do it or was told about (null: Perigee by itself), or the person an audit log entry
 * names. Until an entry does, or where none can (`match` null), it is `otherwise`; a late one is added.
 */
export type DraftActor =
  | { by: LogPerson | null; certainty?: 'known' | 'auditLog'; reason?: string | null }
  | { match: AuditMatch | null; otherwise: 'unknown' | 'authorOrBot' | 'unclear'; reason?: string | null };

interface DraftOf<Event extends LogEvent> {
  guildId: string;
  event: Event;
  /** When it happened; now by default. */
  at?: Date;
  who: DraftActor;
  target: LogTarget | null;
  /** Where it happened, with its name where known. */
  channel: { id: string; name?: string | null } | null;
  /** The parent channels (a thread's channel, a channel's category): ignoring one ignores what happens below it. */
  within?: readonly (string | null | undefined)[];
  details: LogDetails<Event>;
  /** What it follows from, such as the gateway's event; two drafts with the same key in a guild give one entry. */
  key?: string | undefined;
  /** For a bulk deletion: its messages, packed. */
  transcript?: Buffer;
  /** Work that belongs to the entry: runs in its transaction, possibly more than once. */
  alongside?: (tx: DbTransaction) => Promise<void>;
}

/** Something that happened, on its way into the log. */
export type LogDraft = { [Event in LogEvent]: DraftOf<Event> }[LogEvent];
