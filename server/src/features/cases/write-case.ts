import type { CaseEventKind } from '@perigee/core/cases/case';
import type { UpdateObject } from 'kysely';
import type { Db, DbTransaction } from '../../database/database.ts';

import type { Case, CaseKey, Person } from './case-record.ts';
import { readCase } from './read-case.ts';
import type { CaseTables } from './tables.ts';

export type CaseChanges = UpdateObject<CaseTables, 'cases'>;

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
    .set(changes)
    .where('guild_id', '=', guildId)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow();
  return readCase(row);
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
