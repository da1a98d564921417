import { type LogEntry, logEntry } from '@perigee/core/logs/entry';
import { LOG_EVENTS } from '@perigee/core/logs/events';
import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Seal } from '../../community/index.ts';
import type { LogTables } from '../tables.ts';

export type EntryRow = Selectable<LogTables['log_entries']>;
export type NewEntryRow = Insertable<LogTables['log_entries']>;

/** The columns written for an entry. */
type EntryColumns = Omit<NewEntryRow, 'match' | 'key' | 'batch'>;

/** Details of message events contain users' texts, which must not be readable in the database. */
const isSealed = ({ event }: Pick<LogEntry, 'event'>) => LOG_EVENTS.messages.includes(event);

/** The columns of an entry, with users' texts sealed. */
export function columnsOf(seal: Seal, guildId: string, entry: LogEntry): EntryColumns {
  const { id, event, actor, certainty, reason, target, channel, details } = entry;
  const written = JSON.stringify(details);
  return {
    guild_id: guildId,
    id,
    at: new Date(entry.at),
    event,
    by_id: actor?.id ?? null,
    by_name: actor?.name ?? null,
    certainty,
    reason,
    target_kind: target?.kind ?? null,
    target_id: target?.id ?? null,
    target_name: target?.name ?? null,
    member_id: memberOf(entry),
    channel_id: channel?.id ?? null,
    channel_name: channel?.name ?? null,
    case_number: 'caseNumber' in details ? details.caseNumber : null,
    details: isSealed(entry) ? null : written,
    sealed: isSealed(entry) ? seal.seal(guildId, id, written) : null,
  };
}

/** The affected person: the member, or the author of the message. */
function memberOf({ target, details }: LogEntry): string | null {
  if (target?.kind === 'member') return target.id;
  return 'author' in details ? (details.author?.id ?? null) : null;
}

/** Null for an unreadable entry: sealed with another key, or written by a later version. */
export function readEntry(seal: Seal, row: EntryRow): LogEntry | null {
  const { guild_id: guildId, id, target_kind: kind, target_id: targetId } = row;
  const opened = row.sealed === null ? null : seal.open(guildId, id, row.sealed);
  const details: unknown = opened === null ? row.details : JSON.parse(opened);
  const entry = z.safeParse(logEntry, {
    id,
    event: row.event,
    at: row.at.toISOString(),
    actor: row.by_id === null ? null : { id: row.by_id, name: row.by_name },
    certainty: row.certainty,
    reason: row.reason,
    target: kind === null || targetId === null ? null : { kind, id: targetId, name: row.target_name },
    channel: row.channel_id === null ? null : { id: row.channel_id, name: row.channel_name },
    details,
  });
  return entry.data ?? null;
}
