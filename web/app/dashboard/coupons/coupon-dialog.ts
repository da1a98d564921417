import type { ManagedCoupon } from '@perigee/core/coupons/schema';

/** A dialog about one coupon. */
export interface CouponDialogProps {
  coupon: ManagedCoupon;
  isOpen: boolean;
  onClose: () => void;
}
