import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { MoreButton } from '../../components/more-pages/more-button.tsx';
import { ViewerProblem } from '../../components/viewer-page/viewer-problem.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { CouponCard } from './coupon-card.tsx';
import { useCoupons } from './use-coupons.ts';
import styles from './coupons.module.css';

/** The running coupons, or those that are over. */
export function CouponList({ isOver }: { isOver: boolean }) {
  const text = useText();
  const query = useCoupons(isOver);
  const { data, isError, error, isFetching, isPlaceholderData } = query;
  const coupons = data?.pages.flatMap((page) => page.coupons) ?? [];

  if (data === undefined && isError) {
    return (
      <ViewerProblem
        error={error}
        isRetrying={isFetching}
        onRetry={() => void query.refetch()}
        forbiddenTitle={text(m.guild_forbidden_title)}
        failedTitle={text(m.coupons_failed)}
      />
    );
  }
  if (data === undefined) {
    return (
      <div className={styles['page']} role="status" aria-label={text(m.coupons_loading)}>
        <Skeleton height={132} />
        <Skeleton height={132} />
      </div>
    );
  }
  if (coupons.length === 0) {
    return (
      <div className={styles['empty']}>
        <Icon name="ticket" size={28} />
        <p className={styles['emptyTitle']}>{text(isOver ? m.coupons_over_empty_title : m.coupons_empty_title)}</p>
        <p>{text(isOver ? m.coupons_over_empty_text : m.coupons_empty_text)}</p>
      </div>
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className={styles['list']} aria-label={text(isOver ? m.coupons_over : m.coupons_running)}>
        {coupons.map((coupon) => (
          <CouponCard key={coupon.id} coupon={coupon} />
        ))}
      </ul>
      <MoreButton query={query} label={text(m.coupons_more)} className={styles['more']} />
    </div>
  );
}
