import type { CaseType } from '@perigee/core/moderation/cases/case';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { DbTransaction } from '../../../../database/database.ts';
import type { CaseKey } from './case-record.ts';

interface LateEntry {
  guildId: string;
  memberId: string;
  types: readonly CaseType[];
  auditEntryId: string;
}

/** Whether the member has a case of these types that happened after this entry of the audit log. */
export async function hasCaseAfterEntry(
  tx: DbTransaction,
  { guildId, memberId, types, auditEntryId }: LateEntry,
): Promise<boolean> {
  const newer = await tx
    .selectFrom('cases')
    .select('number')
    .where('guild_id', '=', guildId)
    .where('member_id', '=', memberId)
    .where('type', 'in', types)
    .where('state', 'not in', ['pending', 'failed'])
    .where(({ eb, or, and }) =>
      or([
        eb('audit_entry_id', '>', auditEntryId),
        and([eb('audit_entry_id', 'is', null), eb('created_at', '>', createdAt(auditEntryId))]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

/** Whether a case records this entry of the audit log. */
export async function hasAuditEntry(tx: DbTransaction, guildId: string, auditEntryId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('cases')
    .select('number')
    .where('guild_id', '=', guildId)
    .where('audit_entry_id', '=', auditEntryId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a case has its entry; it may still have no moderator, if the bot acted without a case. */
export async function isSigned(tx: DbTransaction, { guildId, number }: CaseKey): Promise<boolean> {
  const row = await tx
    .selectFrom('cases')
    .select('audit_entry_id')
    .where('guild_id', '=', guildId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return row.audit_entry_id !== null;
}
