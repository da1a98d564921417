import type { CaseType } from '@perigee/core/moderation/cases/case';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Case, NewCase } from './case-record.ts';
import { readCase } from './read-case.ts';

/** What would be done to members; without a duration it lasts until somebody lifts it. */
export type Intended = Pick<NewCase, 'type' | 'durationMs'>;

/** The type of case that a punishment would replace or lift; null if it is milder than none. */
export function replacedType({ type, durationMs }: Intended): CaseType | null {
  // A softban ends with the ban being lifted.
  if (type === 'softban') return 'ban';
  return (type === 'mute' || type === 'ban') && durationMs !== undefined ? type : null;
}

/** Whether a punishment that lasts until then, or until lifted, is stricter than the intended one. */
export function isStricter(endsAt: Date | null, { type, durationMs = 0 }: Intended): boolean {
  return endsAt === null || type === 'softban' || endsAt.getTime() > Date.now() + durationMs;
}

/** The stricter cases, in force or under way, that the intended punishment would replace; by member. */
export async function findStricter(
  db: Db | DbTransaction,
  guildId: string,
  intended: Intended,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Case>> {
  const type = replacedType(intended);
  if (type === null || memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('cases')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('member_id', 'in', memberIds)
    .where('type', '=', type)
    .where('state', 'in', ['pending', 'done'])
    .orderBy('number')
    .execute();
  const stricter = rows.map(readCase).filter(({ endsAt }) => isStricter(endsAt, intended));
  return new Map(stricter.map((found) => [found.member.id, found]));
}
