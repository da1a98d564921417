import { LEADERBOARD_PAGE } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { PageHead } from '../../../../components/document/page-head.tsx';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from '../leaderboard.module.css';

/** The skeleton of a leaderboard, with the same heights as the loaded page, so that nothing jumps. */
export function BoardSkeleton() {
  const text = useText();

  return (
    <div className={styles['page']} role="status" aria-label={text(m.board_loading)}>
      <PageHead title={text(m.page_title, { page: text(m.board_title) })} />
      <div className={styles['head']}>
        <Skeleton width={64} height={64} />
        <div className={styles['headWords']}>
          <Skeleton width={220} height={30} />
          <Skeleton width={160} height={20} />
        </div>
      </div>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <div className={styles['tools']}>
            <div className={styles['search']}>
              <Skeleton height={70} />
            </div>
            <div className={styles['filters']}>
              <Skeleton height={70} />
              <Skeleton height={70} />
            </div>
          </div>
          <div className={styles['waiting']}>
            {Array.from({ length: LEADERBOARD_PAGE }, (_, index) => (
              <Skeleton key={index} height={63} />
            ))}
          </div>
        </div>
        <div className={styles['aside']}>
          <Skeleton height={160} />
        </div>
      </div>
    </div>
  );
}
