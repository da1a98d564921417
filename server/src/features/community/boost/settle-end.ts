import { serversOf } from '@perigee/core/community/boost/placement';
import { GRACE_MS, isActive } from '@perigee/core/community/boost/subscription';
import type { DbTransaction } from '../../../database/database.ts';
import { readPlacedBoosts, saveEvents } from './placement-store.ts';

/**
 * Records that a person's boosts stopped, or are active again, once each time. The transaction holds their
 * subscription. Whether boosts are active is never read from here: it follows from the subscription itself (see
 * `createBoostService`).
 */
export async function settleEnd(tx: DbTransaction, userId: string, now: number): Promise<void> {
  const { ended } = await tx
    .selectFrom('subscriptions')
    .select('ended')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { subscription, placements } = await readPlacedBoosts(tx, userId, now);
  const acts: boolean = isActive(subscription, now);
  if (acts !== ended) return;

  await tx.updateTable('subscriptions').set({ ended: !acts }).where('user_id', '=', userId).execute();
  const at = acts ? now : Math.min(now, (subscription?.endsAt ?? now) + GRACE_MS);
  const concerned = subscription === null ? placements : placements.slice(0, serversOf(subscription.plan));
  await saveEvents(
    tx,
    concerned.map(({ guildId, guildName }) => ({
      userId,
      kind: acts ? 'resumed' : 'ended',
      guild: { id: guildId, name: guildName },
      at,
    })),
  );
}
