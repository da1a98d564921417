import type { CouponDeps } from '../coupon-deps.ts';
import type { StoredRedemption } from '../coupon.ts';
import { redemptionStore } from '../stores/redemption-store.ts';

/** How long a reply waits for the role, in milliseconds; after that the member is notified later. */
const SETTLED_WITHIN_MS = 8_000;

/** How often to check whether another process settled it, in milliseconds. */
const LOOK_MS = 500;

/** The redemption once it is settled, or its current state at the timeout. */
export async function awaitRedemption(
  { db, waiters }: Pick<CouponDeps, 'db' | 'waiters'>,
  redemption: StoredRedemption,
): Promise<StoredRedemption> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  let current = redemption;
  while (current.state === 'pending' && Date.now() < until) {
    // Subscribed before the check, so that nothing is missed in between.
    const notified = waiters.wait(redemption.id, LOOK_MS);
    current = (await redemptionStore.findId(db, redemption.guildId, redemption.id)) ?? current;
    if (current.state === 'pending') await notified;
  }
  return current.state === 'pending'
    ? ((await redemptionStore.findId(db, redemption.guildId, redemption.id)) ?? current)
    : current;
}
