import type { CaseEventKind, Delivery } from '@perigee/core/moderation/cases/case';
import { sql, type UpdateObject } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Case, CaseKey, Person } from './case-record.ts';
import { readCase } from './read-case.ts';
import type { CaseTables } from '../tables.ts';

/** What may change of a case once it is open. */
interface CaseChanges
  extends Partial<
    Pick<
      Case,
      | 'state'
      | 'reason'
      | 'problem'
      | 'delivery'
      | 'durationMs'
      | 'endsAt'
      | 'method'
      | 'roleId'
      | 'revision'
      | 'moderator'
    >
  > {
  /** Ends it now by the database's clock, which all processes share, because of this person or by itself. */
  ended?: { byId: string | null };
  auditEntryId?: string;
}

/** An entry for a case's trail. */
export interface TrailEntry {
  key: CaseKey;
  kind: CaseEventKind;
  /** Null for what Perigee did by itself. */
  by: Person | null;
  before?: string | null;
  after?: string | null;
}

/** Reads a case and locks its row until the transaction ends; null if there is none. */
export async function lockCase(tx: DbTransaction, { guildId, number }: CaseKey): Promise<Case | null> {
  const row = await tx
    .selectFrom('cases')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : readCase(row);
}

/** Updates an existing case and returns its new state. */
export async function changeCase(
  tx: Db | DbTransaction,
  { guildId, number }: CaseKey,
  changes: CaseChanges,
): Promise<Case> {
  const row = await tx
    .updateTable('cases')
    .set(columnsOf(changes))
    .where('guild_id', '=', guildId)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow();
  return readCase(row);
}

function columnsOf(changes: CaseChanges): UpdateObject<CaseTables, 'cases'> {
  const { durationMs, endsAt, roleId, moderator, ended, auditEntryId, ...same } = changes;
  return {
    ...same,
    ...(durationMs !== undefined && { duration_ms: durationMs === null ? null : String(durationMs) }),
    ...(endsAt !== undefined && { ends_at: endsAt }),
    ...(roleId !== undefined && { role_id: roleId }),
    ...(moderator !== undefined && { moderator_id: moderator?.id ?? null, moderator_name: moderator?.name ?? null }),
    ...(ended !== undefined && { ended_at: sql<Date>`clock_timestamp()`, ended_by: ended.byId }),
    ...(auditEntryId !== undefined && { audit_entry_id: auditEntryId }),
  };
}

/** Records on a case why it is not carried out yet. A permanent failure is recorded when the case settles. */
export async function noteProblem(db: Db, key: CaseKey, problem: string): Promise<void> {
  await caseOf(db, key).where('state', 'in', ['pending', 'done']).set({ problem }).execute();
}

/** Records what became of the direct message, unless it is no longer the previous state. */
export async function noteDelivery(db: Db, key: CaseKey, delivery: Delivery, previous: Delivery): Promise<void> {
  await caseOf(db, key).where('delivery', '=', previous).set({ delivery }).execute();
}

function caseOf(db: Db, { guildId, number }: CaseKey) {
  return db.updateTable('cases').where('guild_id', '=', guildId).where('number', '=', number);
}

/** Appends entries to trails, which are never changed or removed. */
export async function appendTrail(tx: DbTransaction, entries: readonly TrailEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ key, kind, by, before = null, after = null }) => ({
    guild_id: key.guildId,
    number: key.number,
    kind,
    by_id: by?.id ?? null,
    by_name: by?.name ?? null,
    before,
    after,
  }));
  await tx.insertInto('case_events').values(rows).execute();
}
