import type { LogEvent } from '@perigee/core/logs/events';
import type { Insertable } from 'kysely';
import type { DbTransaction } from '../../../database/database.ts';
import type { LogTables } from '../tables.ts';
import type { LogDraft } from './draft.ts';

export type EntryRow = Insertable<LogTables['log_entries']>;

/** Their details hold what members wrote. */
const SEALED: ReadonlySet<LogEvent> = new Set(['messageDelete', 'messageEdit', 'messageDeleteBulk']);

export function rowOf(draft: LogDraft, id: string): EntryRow {
  const { guildId, event, at = new Date(), who, target, channel, details, key = null } = draft;
  const isSeen = 'by' in who;
  return {
    guild_id: guildId,
    id,
    at,
    event,
    by_id: isSeen ? (who.by?.id ?? null) : null,
    by_name: isSeen ? (who.by?.name ?? null) : null,
    certainty: isSeen ? (who.isFromAuditLog === true ? 'auditLog' : 'known') : who.otherwise,
    reason: isSeen ? (who.reason ?? null) : null,
    target_kind: target?.kind ?? null,
    target_id: target?.id ?? null,
    target_name: target?.name ?? null,
    member_id: memberOf(draft),
    channel_id: channel?.id ?? null,
    channel_name: channel?.name ?? null,
    case_number: 'caseNumber' in details ? details.caseNumber : null,
    details: JSON.stringify(details),
    sealed: null,
    match: isSeen ? null : JSON.stringify(who.match),
    key,
    batch: null,
  };
}

export const isSealed = (event: LogEvent) => SEALED.has(event);

/** Whom it was done to: the member, or the author of the message. */
function memberOf({ target, details }: LogDraft): string | null {
  if (target?.kind === 'member') return target.id;
  return 'author' in details ? (details.author?.id ?? null) : null;
}

export async function insertEntries(tx: DbTransaction, rows: readonly EntryRow[]): Promise<void> {
  await tx
    .insertInto('log_entries')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['guild_id', 'key']).where('key', 'is not', null).doNothing())
    .execute();
}
