import type { ManagedCoupon } from '@perigee/core/rewards/coupons/schema';

/** A dialog about one coupon. */
export interface CouponDialogProps {
  coupon: ManagedCoupon;
  isOpen: boolean;
  onClose: () => void;
}
