import type { CouponRedemption } from '@perigee/core/rewards/coupons/schema';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { personName } from '../../components/statement/person-name.ts';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { CouponDialogProps } from './coupon-dialog.ts';
import { useCouponRedemptions } from './use-coupons.ts';
import styles from './coupons.module.css';

/** Who used a coupon, newest first. */
export function RedemptionsDialog({ coupon: { id, name }, isOpen, onClose }: CouponDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={text(m.coupons_who_title, { name })}>
      <Redemptions couponId={id} />
    </FormDialog>
  );
}

function Redemptions({ couponId }: { couponId: string }) {
  const text = useText();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useCouponRedemptions(couponId);
  const redemptions = data?.pages.flatMap((page) => page.uses) ?? [];

  return (
    <div className={styles['dialog']}>
      {data === undefined && error === null && <Skeleton height={160} />}
      <FailureNotice error={error} />
      {data !== undefined && redemptions.length === 0 && <p>{text(m.coupons_who_empty)}</p>}
      {redemptions.length > 0 && (
        <ol className={styles['users']}>
          {redemptions.map((redemption) => (
            <RedemptionRow key={redemption.user.id} redemption={redemption} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text(m.coupons_more)}
        </Button>
      )}
    </div>
  );
}

function RedemptionRow({ redemption: { user, at, state } }: { redemption: CouponRedemption }) {
  const text = useText();
  const { dayAndTime } = useMoments();

  return (
    <li>
      <Avatar user={user} name={personName(user)} size={32} />
      <span className={styles['user']}>
        <bdi>{personName(user)}</bdi>
        {state !== 'done' && (
          <span className={styles['dim']}>
            {text(state === 'pending' ? m.coupons_use_pending : m.coupons_use_refused)}
          </span>
        )}
      </span>
      <time dateTime={at}>{dayAndTime(at)}</time>
    </li>
  );
}
