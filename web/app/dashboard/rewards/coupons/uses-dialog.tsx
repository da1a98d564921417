import type { CouponUse } from '@perigee/core/rewards/coupons/schema';
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
import { useCouponUses } from './use-coupons.ts';
import styles from './coupons.module.css';

/** Who used a coupon, newest first. */
export function UsesDialog({ coupon: { id, name }, isOpen, onClose }: CouponDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={text(m.coupons_who_title, { name })}>
      <Uses couponId={id} />
    </FormDialog>
  );
}

function Uses({ couponId }: { couponId: string }) {
  const text = useText();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useCouponUses(couponId);
  const uses = data?.pages.flatMap((page) => page.uses) ?? [];

  return (
    <div className={styles['dialog']}>
      {data === undefined && error === null && <Skeleton height={160} />}
      <FailureNotice error={error} />
      {data !== undefined && uses.length === 0 && <p>{text(m.coupons_who_empty)}</p>}
      {uses.length > 0 && (
        <ol className={styles['users']}>
          {uses.map((use) => (
            <UseRow key={use.user.id} use={use} />
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

function UseRow({ use: { user, at, state } }: { use: CouponUse }) {
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
