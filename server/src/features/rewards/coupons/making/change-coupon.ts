import { isOver } from '@perigee/core/rewards/coupons/may-redeem';
import type { CouponChange } from '@perigee/core/rewards/coupons/schema';
import type { DbTransaction } from '../../../../database/database.ts';
import { enqueueCouponEnd, enqueueRefresh, couponPostJob } from '../coupon-jobs.ts';
import { enqueueJob } from '../../../../jobs/jobs.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import type { StoredCoupon } from '../coupon.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { postStore } from '../stores/post-store.ts';
import { endCoupon } from './end-coupon.ts';

type CouponKey = Pick<StoredCoupon, 'guildId' | 'id'>;

export type ChangedCoupon =
  | { outcome: 'changed'; coupon: StoredCoupon }
  | { outcome: 'unknown' | 'over' }
  /** A member's own coupon, for which money is reserved. */
  | { outcome: 'own' }
  | { outcome: 'usesBelow'; used: number }
  /** The change would give the prize to more people, but this person may not give it. */
  | { outcome: 'above'; path: 'uses' | 'endsAt' | 'paused' };

type Changes = Omit<CouponChange, 'endsAt'> & { endsAt?: Date | null | undefined };

/**
 * Changes a running coupon; its messages are updated.
 * @param mayEase Whether the change may make the prize available to more people.
 */
export function changeCoupon(
  deps: Pick<CouponDeps, 'events' | 'ledger'>,
  key: CouponKey,
  { name, uses, endsAt, paused }: Changes,
  mayEase: boolean,
): Promise<ChangedCoupon> {
  return deps.events.transaction(async (tx): Promise<ChangedCoupon> => {
    const coupon = await couponStore.lock(tx, key);
    if (coupon === null) return { outcome: 'unknown' };
    if (isOver(coupon, new Date())) return { outcome: 'over' };
    if (coupon.isOwn && (uses !== undefined || endsAt !== undefined)) return { outcome: 'own' };
    const eased = mayEase ? null : easedBy(coupon, { uses, endsAt, paused });
    if (eased !== null) return { outcome: 'above', path: eased };
    if (typeof uses === 'number' && uses < coupon.used) return { outcome: 'usesBelow', used: coupon.used };

    await couponStore.change(tx, key, {
      ...(name !== undefined && { name: name.trim() }),
      ...(uses !== undefined && { uses }),
      ...(endsAt !== undefined && { endsAt }),
      ...(paused !== undefined && { isPaused: paused }),
    });
    const changed = await couponStore.find(tx, key);
    if (changed === null) return { outcome: 'unknown' };
    await enqueueCouponEnd(tx, changed);
    if (changed.used === changed.uses) await endCoupon(deps, tx, changed, 'used');
    else await refreshPosts(tx, changed);
    return { outcome: 'changed', coupon: (await couponStore.find(tx, key)) ?? changed };
  });
}

function easedBy(coupon: StoredCoupon, { uses, endsAt, paused }: Changes): 'uses' | 'endsAt' | 'paused' | null {
  if (uses !== undefined && (uses ?? Infinity) > (coupon.uses ?? Infinity)) return 'uses';
  if (endsAt !== undefined && msOf(endsAt) > msOf(coupon.endsAt)) return 'endsAt';
  return coupon.isPaused && paused === false ? 'paused' : null;
}

/** Null means no end. */
function msOf(end: Date | null): number {
  return end?.getTime() ?? Infinity;
}

async function refreshPosts(tx: DbTransaction, { guildId, id }: CouponKey): Promise<void> {
  for (const post of await postStore.of(tx, guildId, [id])) {
    await enqueueRefresh(tx, guildId, post.id);
  }
}

/** Ends a coupon by hand. With `ownOf`, coupons of anybody else count as unknown. */
export function endByHand(
  deps: Pick<CouponDeps, 'events' | 'ledger'>,
  key: CouponKey,
  { ownOf }: { ownOf?: string } = {},
): Promise<{ outcome: 'ended'; coupon: StoredCoupon } | { outcome: 'unknown' | 'over' }> {
  return deps.events.transaction(async (tx) => {
    const coupon = await couponStore.lock(tx, key);
    if (coupon === null || (ownOf !== undefined && !(coupon.isOwn && coupon.byId === ownOf))) {
      return { outcome: 'unknown' } as const;
    }
    if (coupon.endedAt !== null) return { outcome: 'over' } as const;
    await endCoupon(deps, tx, coupon, 'hand');
    return { outcome: 'ended', coupon } as const;
  });
}

/**
 * Draws a new code for a coupon, replacing its current one.
 * @param isFirst Only if it has no code yet, for example for a button pressed twice.
 */
export function drawCode(
  { events, codes }: Pick<CouponDeps, 'events' | 'codes'>,
  key: CouponKey,
  { isFirst = false }: { isFirst?: boolean } = {},
): Promise<{ outcome: 'drawn'; code: string } | { outcome: 'unknown' | 'over' | 'drawnBefore' }> {
  return events.transaction(async (tx) => {
    const coupon = await couponStore.lock(tx, key);
    if (coupon === null) return { outcome: 'unknown' } as const;
    if (isOver(coupon, new Date())) return { outcome: 'over' } as const;
    if (isFirst && coupon.hasCode) return { outcome: 'drawnBefore' } as const;
    const code = codes.draw();
    const codeHash = codes.hashOf(key.guildId, code);
    if (codeHash === null) throw new Error('a generated code is invalid');
    await couponStore.change(tx, key, { codeHash });
    return { outcome: 'drawn', code } as const;
  });
}

/** Enqueues a message with the coupon's button. */
export function postCoupon(
  { events }: Pick<CouponDeps, 'events'>,
  key: CouponKey,
  channelId: string,
): Promise<{ outcome: 'posted' } | { outcome: 'unknown' | 'over' }> {
  return events.transaction(async (tx) => {
    const coupon = await couponStore.lock(tx, key);
    if (coupon === null) return { outcome: 'unknown' } as const;
    if (isOver(coupon, new Date())) return { outcome: 'over' } as const;
    const id = await postStore.add(tx, { guildId: key.guildId, couponId: key.id, channelId });
    await enqueueJob(tx, couponPostJob, { guildId: key.guildId, key: id, payload: { id } });
    return { outcome: 'posted' } as const;
  });
}
