import { OWN_RUNNING_MAX } from '@perigee/core/rewards/coupons/limits';
import type { OwnCoupon } from '@perigee/core/rewards/coupons/schema';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { CouponDeps } from '../coupon-deps.ts';
import { COUPON_ESCROW } from '../coupon.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { addWithCode, type CreatedCoupon } from './make-coupon.ts';
import { holdingsAfter } from '../../../economy/index.ts';

/** A coupon created from a member's own money. */
interface OwnMaking {
  guildId: string;
  userId: string;
  settings: Pick<GuildSettings, 'couponRules'>;
  input: OwnCoupon;
  /** The name shown in lists. */
  name: string;
  /** Idempotency key. */
  key: string;
  /** Whether its code is drawn later, so that nobody else sees it. */
  isHidden?: boolean;
}

export type OwnCouponOutcome =
  | (CreatedCoupon & { balance: number })
  | { outcome: 'off' }
  | { outcome: 'repeated' }
  | { outcome: 'limit'; max: number }
  /** The total of all its uses has to be in this range. */
  | { outcome: 'total'; min: number; max: number }
  | { outcome: 'money'; missing: number };

/** Creates a coupon from a member's money, which is reserved until it is redeemed. */
export async function makeOwn(
  deps: Pick<CouponDeps, 'events' | 'codes' | 'ledger' | 'wallets'>,
  { guildId, userId, settings, input, name, key, isHidden = false }: OwnMaking,
): Promise<OwnCouponOutcome> {
  const { byMembers, total } = settings.couponRules;
  const { amount, uses, lasts } = input;
  const held = amount * uses;
  const floor = Math.max(0, await deps.wallets.floor(guildId, userId));
  return deps.events.transaction(async (tx): Promise<OwnCouponOutcome> => {
    if (!byMembers) return { outcome: 'off' };
    if (held < total.min || held > total.max) return { outcome: 'total', ...total };
    await couponStore.lockGuild(tx, guildId);
    if ((await couponStore.countOwn(tx, guildId, userId)) >= OWN_RUNNING_MAX) {
      return { outcome: 'limit', max: OWN_RUNNING_MAX };
    }
    const accounts = [{ account: COUPON_ESCROW, amount: held }] as const;
    const members = [{ userId, balance: -held, floor }];
    const movement = { guildId, kind: 'couponStake' as const, key: `coupon-stake:${key}`, subject: name, byId: userId };
    const posting = await deps.ledger.post({ ...movement, members, accounts }, tx);
    if (posting.outcome === 'notEnough') return { outcome: 'money', missing: held + floor - posting.balance };
    if (posting.outcome === 'repeated') return { outcome: 'repeated' };

    const prize = { kind: 'money' as const, amount, item: '', role: null, roleDuration: null };
    const endsAt = new Date(Date.now() + lasts);
    const terms = { guildId, name, prize, uses, requiredRole: null, byId: userId, isOwn: true, held, endsAt };
    const made = await addWithCode(tx, deps.codes, terms, { kind: isHidden ? 'none' : 'drawn' });
    // Thrown, so that the whole transaction is rolled back and the money returned.
    if (made.outcome !== 'made') throw new Error('failed to generate a coupon code');
    return { ...made, balance: holdingsAfter(posting, userId).balance };
  });
}
