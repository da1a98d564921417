import { type RedeemRefusal, redeemRefusal } from '@perigee/core/rewards/coupons/may-redeem';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { isSameName } from '@perigee/core/base/names/name-key';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import type { DbTransaction } from '../../../../database/database.ts';
import { isTooMuch } from '../../../../errors/too-much.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import type { StoredCoupon, StoredRedemption } from '../coupon.ts';
import { endCoupon } from '../making/end-coupon.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { guessStore } from '../stores/guess-store.ts';
import { redemptionStore } from '../stores/redemption-store.ts';
import { enqueueCouponReport } from './report-redemption-job.ts';
import { givePrize } from './give-prize.ts';

/** A member who redeems a coupon. */
export interface RedeemInput {
  guildId: string;
  userId: string;
  roleIds: readonly string[];
  /** Null for a guest. */
  joinedAt: Date | null;
  /** The channel where a delayed role is reported; null on the site. */
  channelId: string | null;
  settings: GuildSettings;
}

export type RedeemOutcome =
  | { outcome: 'redeemed'; coupon: StoredCoupon; redemption: StoredRedemption }
  | { outcome: 'refused'; refusal: RedeemRefusal }
  | { outcome: 'unknown' }
  /** Too many wrong codes; nothing was looked up. */
  | { outcome: 'guesses'; until: Date }
  /** The prize would exceed the maximum a member can have. */
  | { outcome: 'tooMuch' };

/** Redeems a coupon by its code. Members with too many wrong codes have to wait, and learn nothing meanwhile. */
export function redeemCode(deps: CouponDeps, redeeming: RedeemInput, code: string): Promise<RedeemOutcome> {
  const { guildId, userId } = redeeming;
  const codeHash = deps.codes.hashOf(guildId, code);
  return takeTurn(deps, redeeming, async (tx) => {
    const until = await guessStore.restsUntil(tx, guildId, userId);
    if (until !== null) return { outcome: 'guesses', until };
    // Text that cannot be a code does not count as a guess.
    if (codeHash === null) return { outcome: 'unknown' };
    const id = await couponStore.findCode(tx, guildId, codeHash);
    if (id !== null) return redeemWithin(deps, tx, redeeming, id);
    await guessStore.add(tx, guildId, userId);
    return { outcome: 'unknown' };
  });
}

/** Redeems a coupon that was shown to somebody, without its code. */
export function redeemShown(deps: CouponDeps, redeeming: RedeemInput, couponId: string): Promise<RedeemOutcome> {
  return takeTurn(deps, redeeming, (tx) => redeemWithin(deps, tx, redeeming, couponId));
}

function takeTurn(
  { events, inTurn }: CouponDeps,
  { guildId }: RedeemInput,
  work: (tx: DbTransaction) => Promise<RedeemOutcome>,
): Promise<RedeemOutcome> {
  return catchTooMuch(inTurn(guildId, () => events.transaction(work)));
}

/** Locks the coupon, so that concurrent redemptions see each other. */
async function redeemWithin(
  deps: CouponDeps,
  tx: DbTransaction,
  redeeming: RedeemInput,
  couponId: string,
): Promise<RedeemOutcome> {
  const { guildId, userId, channelId, settings } = redeeming;
  const coupon = await couponStore.lock(tx, { guildId, id: couponId });
  if (coupon === null) return { outcome: 'unknown' };
  const refusal = await whyNot(deps, tx, redeeming, coupon);
  if (refusal !== null) return { outcome: 'refused', refusal };

  const state = coupon.prize.kind === 'role' ? 'pending' : 'done';
  const redemption = await redemptionStore.add(tx, { guildId, couponId, userId, state, channelId });
  const received = await givePrize(deps, tx, { coupon, redemption, settings });
  if (received !== 0) await redemptionStore.change(tx, redemption, { received });
  const used = coupon.used + 1;
  await couponStore.change(tx, coupon, { used });
  if (state === 'pending') await enqueueCouponReport(tx, redemption);
  else if (used === coupon.uses) await endUsedUp(deps, tx, coupon);
  return { outcome: 'redeemed', coupon: { ...coupon, used }, redemption: { ...redemption, received } };
}

/** Ends a coupon without uses left, unless a pending use may still be returned. The caller holds the coupon's lock. */
export async function endUsedUp(
  deps: Pick<CouponDeps, 'ledger'>,
  tx: DbTransaction,
  { guildId, id }: Pick<StoredCoupon, 'guildId' | 'id'>,
): Promise<void> {
  if (await redemptionStore.hasPending(tx, guildId, id)) return;
  const coupon = await couponStore.find(tx, { guildId, id });
  if (coupon !== null && coupon.endedAt === null && coupon.used === coupon.uses) {
    await endCoupon(deps, tx, coupon, 'used');
  }
}

async function whyNot(
  { earningRules }: Pick<CouponDeps, 'earningRules'>,
  tx: DbTransaction,
  { guildId, userId, roleIds, joinedAt, settings }: RedeemInput,
  coupon: StoredCoupon,
): Promise<RedeemRefusal | null> {
  const before = await redemptionStore.find(tx, { guildId, couponId: coupon.id, userId });
  const older = coupon.isOwn ? 0 : await couponStore.countBefore(tx, guildId, coupon.number);
  const { kind, item } = coupon.prize;
  return redeemRefusal(
    coupon,
    {
      userId,
      roleIds,
      hasUsed: before !== null && before.state !== 'refused',
      receivesAt: kind === 'role' ? null : earningRules.mayReceiveAt(settings, { userId, joinedAt }),
    },
    {
      isActive: older < limitOf('coupons', settings.boost),
      isPrizeThere: kind !== 'item' || settings.items.some(({ name }) => isSameName(name, item)),
      now: new Date(),
    },
  );
}

async function catchTooMuch(work: Promise<RedeemOutcome>): Promise<RedeemOutcome> {
  try {
    return await work;
  } catch (error) {
    if (isTooMuch(error)) return { outcome: 'tooMuch' };
    throw error;
  }
}
