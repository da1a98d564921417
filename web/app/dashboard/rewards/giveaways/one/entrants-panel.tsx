import type { Giveaway } from '@perigee/core/rewards/giveaways/giveaway';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { FailureNotice } from '../../../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { MoreButton } from '../../../components/more-pages/more-button.tsx';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../../../lib/preferences/use-moments.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Panel } from './panel.tsx';
import { Person } from './person.tsx';
import { useEntrants } from '../use-giveaways.ts';
import styles from '../giveaways.module.css';

/** Who entered, page by page. */
export function EntrantsPanel({ giveaway: { id, entries } }: { giveaway: Giveaway }) {
  const text = useText();
  const moments = useMoments();
  const { locale } = usePreferences();
  const query = useEntrants(id);
  const { data, error, isFetching, refetch } = query;
  const shown = data?.pages.flatMap(({ entrants }) => entrants) ?? [];

  return (
    <Panel title={text(m.giveaway_entrants, { count: entries.toLocaleString(locale) })}>
      {data === undefined && error === null && <Skeleton height={entries === 0 ? 24 : 180} />}
      {data === undefined && error !== null && (
        <>
          <FailureNotice error={error} />
          <div>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {text(m.retry)}
            </Button>
          </div>
        </>
      )}
      {data !== undefined && shown.length === 0 && (
        <p className={styles['dim']}>{text(entries === 0 ? m.giveaway_no_entrants : m.giveaway_forgotten)}</p>
      )}
      {shown.length > 0 && (
        <ol className={styles['people']}>
          {shown.map(({ user, at }) => (
            <li key={user.id}>
              <Person user={user} />
              <time className={styles['dim']} dateTime={at}>
                {moments.dayAndTime(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      <MoreButton query={query} label={text(m.cases_more)} className={styles['more']} />
    </Panel>
  );
}
