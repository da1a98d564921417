import { GRACE_MS } from '@perigee/core/community/boost/subscription';
import type { Logger } from 'pino';
import type { Db } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import { repeat } from '../../../process/repeat.ts';
import { publishBoostsOf } from './publish-boosts.ts';
import { settleEnd } from './settle-end.ts';

/** Pause between two checks for subscriptions past their grace period, in milliseconds. */
const PAUSE_MS = 5_000;

/** People per step. If the batch was full, the next step follows at once. */
const BATCH = 100;

/**
 * Records and announces that a subscription has expired. Any number of processes may run it; each end is handled once.
 */
export function createBoostEnds(db: Db, events: Events) {
  /** Returns whether there may be more to do at once. */
  const endDue = async (): Promise<boolean> => {
    const due = await db
      .selectFrom('subscriptions')
      .select('user_id')
      .where('ended', '=', false)
      .where('ends_at', '<=', new Date(Date.now() - GRACE_MS))
      .limit(BATCH)
      .execute();
    for (const { user_id: userId } of due) {
      await events.transaction(async (tx) => {
        await tx.selectFrom('subscriptions').select('user_id').where('user_id', '=', userId).forUpdate().execute();
        await settleEnd(tx, userId, Date.now());
        await publishBoostsOf(events, tx, userId);
      });
    }
    return due.length === BATCH;
  };

  return {
    endDue,
    run: (log: Logger) => repeat({ work: endDue, pauseMs: PAUSE_MS, log, failure: 'failed to end expired boosts' }),
  };
}
