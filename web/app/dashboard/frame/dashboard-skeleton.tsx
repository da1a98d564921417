import { useMatch } from 'react-router';
import { m } from '#texts';
import { PageHead } from '../../components/document/page-head.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './dashboard-skeleton.module.css';

/** The skeleton of a dashboard page: a heading and a few cards. */
export function DashboardSkeleton() {
  const text = useText();
  const isGuild = useMatch('/guilds/:guildId/*') !== null;

  if (isGuild) {
    return (
      <div className={styles['settings']} role="status" aria-label={text(m.guild_loading)}>
        <PageHead title={text(m.page_title, { page: text(m.guild_loading) })} />
        <div className={styles['rail']}>
          <Skeleton height={600} />
        </div>
        <div className={styles['sections']}>
          <Skeleton width={200} height={34} />
          <Skeleton height={190} />
          <Skeleton height={230} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles['page']} role="status" aria-label={text(m.guild_loading)}>
      <PageHead title={text(m.page_title, { page: text(m.me_title) })} />
      <div className={styles['head']}>
        <Skeleton width={72} height={72} round />
        <div className={styles['lines']}>
          <Skeleton width={220} height={26} />
          <Skeleton width={140} height={16} />
        </div>
      </div>
      <div className={styles['cards']}>
        <Skeleton height={172} />
        <Skeleton height={172} />
        <Skeleton height={172} />
      </div>
    </div>
  );
}
