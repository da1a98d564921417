import type { CouponParts } from '../coupon-parts.ts';
import type { StoredUse } from '../coupon.ts';
import { useStore } from '../stores/use-store.ts';

/** How long a reply waits for the role, in milliseconds; after that the member is notified later. */
const SETTLED_WITHIN_MS = 8_000;

/** How often to check whether another process settled it, in milliseconds. */
const LOOK_MS = 500;

/** The use once it is settled, or its current state at the timeout. */
export async function awaitUse(
  { db, waiters }: Pick<CouponParts, 'db' | 'waiters'>,
  use: StoredUse,
): Promise<StoredUse> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  let current = use;
  while (current.state === 'pending' && Date.now() < until) {
    // Subscribed before the check, so that nothing is missed in between.
    const notified = waiters.wait(use.id, LOOK_MS);
    current = (await useStore.findId(db, use.guildId, use.id)) ?? current;
    if (current.state === 'pending') await notified;
  }
  return current.state === 'pending' ? ((await useStore.findId(db, use.guildId, use.id)) ?? current) : current;
}
