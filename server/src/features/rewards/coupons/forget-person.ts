import { NOBODY } from '@perigee/core/base/ids/nobody';
import { sql } from 'kysely';
import { isIn, type ForgetScope } from '../../../forget/forget-person.ts';
import type { CouponDeps } from './coupon-deps.ts';
import { endByHand } from './making/change-coupon.ts';
import { endUsedUp } from './redeeming/redeem.ts';
import { couponStore } from './stores/coupon-store.ts';

/**
 * Removes a person from coupons: their own coupons end, which returns the reserved money, and what they created, used
 * or tried is anonymised or deleted. The number of uses stays. Can be repeated after an interruption.
 */
export async function forgetCouponsOf(
  deps: Pick<CouponDeps, 'db' | 'events' | 'ledger'>,
  { personId, guildId }: ForgetScope,
): Promise<void> {
  const { db } = deps;
  const { rows } = await sql<{ guildId: string; id: string }>`
    select guild_id as "guildId", id from coupons
    where is_own and by_id = ${personId}::bigint and ended_at is null and ${isIn(guildId)}`.execute(db);
  for (const key of rows) await endByHand(deps, key);
  await endAwaited(deps, { personId, guildId });
  await sql`delete from coupon_uses where user_id = ${personId}::bigint and ${isIn(guildId)}`.execute(db);
  await sql`delete from coupon_guesses where user_id = ${personId}::bigint and ${isIn(guildId)}`.execute(db);
  await sql`update coupons set by_id = ${NOBODY}::bigint where by_id = ${personId}::bigint and ${isIn(guildId)}`.execute(
    db,
  );
}

/** A forgotten redemption never reports its outcome, so a coupon that waited only for it ends now. */
async function endAwaited(
  deps: Pick<CouponDeps, 'db' | 'events' | 'ledger'>,
  { personId, guildId }: ForgetScope,
): Promise<void> {
  const { rows } = await sql<{ guildId: string; id: string }>`
    select guild_id as "guildId", coupon_id as id from coupon_uses
    where user_id = ${personId}::bigint and state = 'pending' and ${isIn(guildId)}`.execute(deps.db);
  for (const key of rows) {
    await deps.events.transaction(async (tx) => {
      await couponStore.lock(tx, key);
      await sql`
        delete from coupon_uses where guild_id = ${key.guildId}::bigint and coupon_id = ${key.id}::uuid
          and user_id = ${personId}::bigint`.execute(tx);
      await endUsedUp(deps, tx, key);
    });
  }
}
