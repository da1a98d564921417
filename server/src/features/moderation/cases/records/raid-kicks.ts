import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { Db, DbTransaction } from '../../../../database/database.ts';

/** The rule that kicks members of a raid. */
const RAID: RuleKey = 'raid';

/**
 * Those of the members whom the bot kicked, or is kicking, because of a raid in which they joined. `joins` has when each
 * joined, in milliseconds since 1970.
 */
export async function findKickedInRaid(
  db: Db | DbTransaction,
  guildId: string,
  joins: ReadonlyMap<string, number>,
): Promise<ReadonlySet<string>> {
  if (joins.size === 0) return new Set();
  const rows = await db
    .selectFrom('cases')
    .select(['member_id', 'created_at'])
    .where('guild_id', '=', guildId)
    .where('member_id', 'in', [...joins.keys()])
    .where('created_at', '>=', new Date(Math.min(...joins.values())))
    .where('type', '=', 'kick')
    .where('source', '=', 'automod')
    .where('rule', '=', RAID)
    .where('state', 'in', ['pending', 'done'])
    .execute();
  // Whoever comes back later leaves like anybody else.
  const ofThisJoin = rows.filter((row) => row.created_at.getTime() >= (joins.get(row.member_id) ?? Infinity));
  return new Set(ofThisJoin.map(({ member_id: memberId }) => memberId));
}
