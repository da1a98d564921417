import type { CouponDeps } from './coupon-deps.ts';
import { endByHand } from './making/change-coupon.ts';
import { makeCoupon } from './making/make-coupon.ts';
import { makeOwn } from './making/make-own.ts';
import { redeemCode } from './redeeming/redeem.ts';

type Bound<Work> = Work extends (parts: never, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never;

/** Coupons for other features and benchmarks. Each call is one transaction. */
export interface Coupons {
  /** Creates a coupon on behalf of the server. */
  make: Bound<typeof makeCoupon>;
  /** Creates a coupon from a member's own money. */
  makeOwn: Bound<typeof makeOwn>;
  redeem: Bound<typeof redeemCode>;
  end: Bound<typeof endByHand>;
}

export function createCoupons(deps: CouponDeps): Coupons {
  return {
    make: (making) => makeCoupon(deps, making),
    makeOwn: (making) => makeOwn(deps, making),
    redeem: (redeeming, code) => redeemCode(deps, redeeming, code),
    end: (key, whose) => endByHand(deps, key, whose),
  };
}
