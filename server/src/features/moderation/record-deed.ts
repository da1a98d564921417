import { isInForce } from '@perigee/core/cases/case';
import type { DbTransaction } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';
import { type Case, changeCase, countAnew, createCaseStore, holdCases, openCases } from '../cases/index.ts';
import type { Deed } from './deed.ts';
import { takeEffect } from './settle-case.ts';

/** Ends further apart than this are not the same timeout, in milliseconds. */
const SAME_END_MS = 2_000;

/**
 * Makes a case of what somebody did by hand, once however often it is heard of: an entry of the audit log that comes late
 * names the moderator of the case there is.
 */
export async function recordDeed(events: Events, tx: DbTransaction, deed: Deed): Promise<void> {
  const { guildId, auditEntryId, member, moderator, reason, type, method, roleId, endsAt } = deed;
  await holdCases(tx, guildId);
  if (auditEntryId !== undefined) {
    if (await isRecorded(tx, guildId, auditEntryId)) return;
    const unsigned = await findUnsigned(tx, deed);
    if (unsigned !== null) {
      const signed = await changeCase(tx, unsigned, {
        audit_entry_id: auditEntryId,
        moderator_id: moderator?.id ?? null,
        moderator_name: moderator?.name ?? null,
        ...(unsigned.reason === '' && { reason }),
      });
      await countAnew(tx, unsigned, signed);
      return;
    }
  }
  const opened = await openCases(tx, guildId, [
    {
      type,
      member,
      moderator,
      reason,
      source: 'platform',
      state: 'done',
      ...(method !== undefined && { method }),
      ...(roleId !== undefined && { roleId }),
      ...(endsAt !== undefined && { endsAt, durationMs: Math.max(0, endsAt.getTime() - Date.now()) }),
      ...(auditEntryId !== undefined && { auditEntryId }),
    },
  ]);
  for (const done of opened) await takeEffect(events, tx, done);
}

async function isRecorded(tx: DbTransaction, guildId: string, auditEntryId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('cases')
    .select('number')
    .where('guild_id', '=', guildId)
    .where('audit_entry_id', '=', auditEntryId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The member's newest case of that aspect, where it is of this very deed and nobody knew who did it. */
async function findUnsigned(tx: DbTransaction, { guildId, type, member, endsAt }: Deed): Promise<Case | null> {
  const aspect =
    type === 'ban' || type === 'unban' ? (['ban', 'unban', 'softban'] as const) : (['mute', 'unmute'] as const);
  if (type === 'kick') return null;
  const [newest] = await createCaseStore(tx).recent(guildId, member.id, aspect);
  if (newest?.type !== type || newest.source !== 'platform' || newest.moderator !== null) return null;
  const isLasting = type === 'ban' || type === 'mute';
  if (isLasting && !isInForce(newest)) return null;
  if (await isSigned(tx, newest)) return null;
  const isSameEnd = Math.abs((newest.endsAt?.getTime() ?? 0) - (endsAt?.getTime() ?? 0)) < SAME_END_MS;
  return isSameEnd ? newest : null;
}

/** What the bot does without a case has an entry and no moderator. */
async function isSigned(tx: DbTransaction, { guildId, number }: Case): Promise<boolean> {
  const row = await tx
    .selectFrom('cases')
    .select('audit_entry_id')
    .where('guild_id', '=', guildId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return row.audit_entry_id !== null;
}
