import { JobDeferred } from '../../../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { endCoupon } from '../making/end-coupon.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { endCouponJob } from '../coupon-jobs.ts';

/** Ends a coupon whose time is over. Where its end was moved, or this machine's clock is slow, it looks again then. */
export function endCouponInTime(deps: Pick<CouponDeps, 'events' | 'ledger'>): Job {
  return defineJob(endCouponJob, {
    async perform(_ctx, { id }, { guildId }) {
      await deps.events.transaction(async (tx) => {
        const coupon = await couponStore.lock(tx, { guildId, id });
        if (coupon === null || coupon.endsAt === null || coupon.endedAt !== null) return;
        const leftMs = coupon.endsAt.getTime() - Date.now();
        if (leftMs > 0) throw new JobDeferred(leftMs);
        await endCoupon(deps, tx, coupon, 'time');
      });
    },
  });
}
