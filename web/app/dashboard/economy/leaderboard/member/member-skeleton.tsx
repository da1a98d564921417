import { m } from '#texts';
import { PageHead } from '../../../../components/document/page-head.tsx';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from './member.module.css';

/** The skeleton of a member's page. */
export function MemberSkeleton() {
  const text = useText();

  return (
    <div className={styles['waiting']} role="status" aria-label={text(m.member_loading)}>
      <PageHead title={text(m.page_title, { page: text(m.board_title) })} />
      <Skeleton height={250} />
      <Skeleton width={180} height={28} />
      <div className={styles['charts']}>
        <Skeleton height={158} />
        <Skeleton height={158} />
      </div>
    </div>
  );
}
