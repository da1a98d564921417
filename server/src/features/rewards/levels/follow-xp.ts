import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import {
  type FollowerProgress,
  followLedger,
  type LedgerFollower,
  memberHoldings,
  movementsBetween,
} from '../../economy/index.ts';

/**
 * Time between two reads of the ledger, in milliseconds. Experience for messages is booked at most every 0.75 s;
 * together these make fewer than two writes per second, however many messages there are.
 */
const PAUSE_MS = 1_600;

/** Queues members whose experience left the bounds of their level, whatever the cause; each ledger row is read once. */
export type XpFollower = Pick<LedgerFollower, 'run' | 'catchUp'>;

/** How far levels have taken in the ledger. */
export const LEVEL_PROGRESS: FollowerProgress = sql.table('level_progress');

export function createXpFollower(db: Db): XpFollower {
  return followLedger(db, {
    progress: LEVEL_PROGRESS,
    pauseMs: PAUSE_MS,
    failure: 'failed to update levels from experience',
    async take(tx, from, upTo) {
      await sql`
        insert into level_queue (guild_id, user_id)
        select distinct l.guild_id, l.user_id
        from ${movementsBetween(from, upTo)} l
        join level_plans p on p.guild_id = l.guild_id and p.enabled
        left join ${memberHoldings} b on b.guild_id = l.guild_id and b.user_id = l.user_id
        left join member_levels m on m.guild_id = l.guild_id and m.user_id = l.user_id
        where l.xp <> 0
          and (coalesce(b.xp, 0) >= coalesce(m.next_xp, p.first_xp) or coalesce(b.xp, 0) < coalesce(m.from_xp, 0))
        order by 1, 2
        on conflict do nothing`.execute(tx);
    },
  });
}
