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

/** A case, held until the transaction ends; null where there is none. */
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

/** Changes a case that is there, and answers it as it is then. */
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

/** Notes what happened to cases; what is noted stays. */
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
