import type { Db } from '../../../../database/database.ts';
import type { CaseEvent, CaseKey } from './case-record.ts';

/** The trail of a case, in order. */
export async function readTrail(db: Db, { guildId, number }: CaseKey): Promise<CaseEvent[]> {
  const rows = await db
    .selectFrom('case_events')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('number', '=', number)
    .orderBy('seq')
    .execute();
  return rows.map(({ kind, at, by_id: id, by_name: name, before, after }) => ({
    kind,
    at,
    by: id === null ? null : { id, name },
    before,
    after,
  }));
}

/** The number of evidence images of a case. */
export async function countEvidence(db: Db, { guildId, number }: CaseKey): Promise<number> {
  const rows = await db
    .selectFrom('case_evidence')
    .select('position')
    .where('guild_id', '=', guildId)
    .where('number', '=', number)
    .execute();
  return rows.length;
}

/** An evidence image by its position, from 1; null if there is none. */
export async function findEvidence(
  db: Db,
  { guildId, number }: CaseKey,
  position: number,
): Promise<{ contentType: string; data: Uint8Array } | null> {
  const row = await db
    .selectFrom('case_evidence')
    .select(['content_type as contentType', 'data'])
    .where('guild_id', '=', guildId)
    .where('number', '=', number)
    .where('position', '=', position)
    .executeTakeFirst();
  return row ?? null;
}
