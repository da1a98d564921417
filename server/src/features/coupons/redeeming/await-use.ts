import type { CouponParts } from '../coupon-parts.ts';
import type { StoredUse } from '../coupon.ts';
import { useStore } from '../stores/use-store.ts';

/** How long a member is made to wait for their role, in milliseconds; after that they are told later. */
const SETTLED_WITHIN_MS = 8_000;

/** How often is looked whether another process settled it, in milliseconds. */
const LOOK_MS = 500;

/** The use once it is settled, or as it is when the time is over. */
export async function awaitUse({ db, news }: Pick<CouponParts, 'db' | 'news'>, use: StoredUse): Promise<StoredUse> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  let current = use;
  while (current.state === 'pending' && Date.now() < until) {
    // Heard from before it is looked, so that nothing is missed in between.
    const notified = news.wait(use.id, LOOK_MS);
    current = (await useStore.findId(db, use.guildId, use.id)) ?? current;
    if (current.state === 'pending') await notified;
  }
  return current.state === 'pending' ? ((await useStore.findId(db, use.guildId, use.id)) ?? current) : current;
}
