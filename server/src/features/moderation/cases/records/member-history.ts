import type { Db } from '../../../../database/database.ts';
import type { Case } from './case-record.ts';
import { readCase } from './read-case.ts';

/** A page of a member's cases, newest first; pages count from 0. */
export async function memberHistory(
  db: Db,
  member: { guildId: string; memberId: string },
  { page, size }: { page: number; size: number },
): Promise<Case[]> {
  const rows = await db
    .selectFrom('cases')
    .selectAll()
    .where('guild_id', '=', member.guildId)
    .where('member_id', '=', member.memberId)
    .orderBy('number', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(readCase);
}
