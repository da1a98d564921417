import { GRACE_MS } from '@perigee/core/boost/subscription';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';
import { repeat } from '../../process/repeat.ts';
import { publishBoostsOf } from './publish-boosts.ts';
import { settleEnd } from './settle-end.ts';

/** How often subscriptions whose days of grace are over are looked for, in milliseconds. */
const PAUSE_MS = 5_000;

/** People a look takes on; whoever is left comes with the next, which then follows at once. */
const BATCH = 100;

/** Tells everybody concerned when a subscription ends by time. Any number of processes may; each end is told once. */
export function createBoostEnds(db: Db, events: Events) {
  /** Whether there may be more to do at once. */
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
    run: (log: Logger) =>
      repeat({ work: endDue, pauseMs: PAUSE_MS, log, failure: 'boosts whose subscription ended could not be told' }),
  };
}
