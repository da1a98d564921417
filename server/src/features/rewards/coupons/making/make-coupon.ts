import { normaliseCouponPrize } from '@perigee/core/rewards/coupons/prize';
import type { CodeDraft, NewCoupon } from '@perigee/core/rewards/coupons/schema';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import type { DbTransaction } from '../../../../database/database.ts';
import { enqueueCouponEnd } from '../coupon-jobs.ts';
import type { Codes } from '../codes.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import type { CouponInput, StoredCoupon } from '../coupon.ts';
import { couponStore } from '../stores/coupon-store.ts';

/** A coupon created on behalf of the server. */
interface CouponDraft {
  guildId: string;
  /** The manager who creates it. */
  byId: string;
  boost: boolean;
  input: Omit<NewCoupon, 'endsAt'> & { endsAt: Date | null };
}

/** A coupon with its code, which is not shown again; null for a coupon without one. */
export interface CreatedCoupon {
  outcome: 'made';
  coupon: StoredCoupon;
  code: string | null;
}

export type MadeCoupon = CreatedCoupon | { outcome: 'codeTaken' } | { outcome: 'limit'; max: number };

/** Creates a coupon, unless the server has reached its limit of running ones. */
export function makeCoupon(
  { events, codes }: Pick<CouponDeps, 'events' | 'codes'>,
  { guildId, byId, boost, input }: CouponDraft,
): Promise<MadeCoupon> {
  return events.transaction(async (tx): Promise<MadeCoupon> => {
    await couponStore.lockGuild(tx, guildId);
    const max = limitOf('coupons', boost);
    const running = await couponStore.countBefore(tx, guildId, NUMBER_MAX);
    if (running >= max) return { outcome: 'limit', max };
    const { name, prize, uses, requiredRole, endsAt, code } = input;
    const terms = { guildId, byId, name: name.trim(), prize: normaliseCouponPrize(prize), uses, requiredRole, endsAt };
    return addWithCode(tx, codes, { ...terms, isOwn: false, held: 0 }, code);
  });
}

/** Greater than any coupon number. */
export const NUMBER_MAX = 2_147_483_647;

/** Attempts to draw an unused code. */
const DRAWS = 5;

/** Stores a coupon and schedules its end. The caller holds the guild's lock. */
export async function addWithCode(
  tx: DbTransaction,
  codes: Codes,
  terms: Omit<CouponInput, 'codeHash'>,
  requestedCode: CodeDraft,
): Promise<CreatedCoupon | { outcome: 'codeTaken' }> {
  for (let draw = 0; draw < (requestedCode.kind === 'drawn' ? DRAWS : 1); draw += 1) {
    const code =
      requestedCode.kind === 'none' ? null : requestedCode.kind === 'own' ? requestedCode.code.trim() : codes.draw();
    const codeHash = code && codes.hashOf(terms.guildId, code);
    const coupon = await couponStore.add(tx, { ...terms, codeHash });
    if (coupon === null) continue;
    await enqueueCouponEnd(tx, coupon);
    return { outcome: 'made', coupon, code };
  }
  return { outcome: 'codeTaken' };
}
