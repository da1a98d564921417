import type { CouponTemplate } from '@perigee/core/rewards/coupons/section';
import { normaliseCouponPrize } from '@perigee/core/rewards/coupons/prize';
import type { PreviewedCoupon } from '../use-coupons.ts';

/** The initial values of the dialog for a new coupon. */
export const NEW_DRAFT: CouponTemplate = {
  name: '',
  prize: { kind: 'money', amount: 100, item: '', role: null, roleDuration: null },
  uses: 10,
  requiredRole: null,
  lasts: null,
};

/** The draft as the server accepts it, with its end counted from now. */
export function termsOf({ lasts, prize, ...terms }: CouponTemplate, now: number): PreviewedCoupon {
  const endsAt = lasts === null ? null : new Date(now + lasts).toISOString();
  return { ...terms, name: terms.name.trim(), prize: normaliseCouponPrize(prize), endsAt };
}
