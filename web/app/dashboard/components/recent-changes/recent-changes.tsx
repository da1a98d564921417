import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { m } from '#texts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { RecentChange } from './recent-change.tsx';
import styles from './recent-changes.module.css';

/** As many as fit beside a page without scrolling. */
const SHOWN = 3;

/** The latest saves of the server's settings, for people who may see its history. */
export function RecentChanges() {
  const text = useText();
  const titleId = useId();
  const { id, rights } = useGuild();
  const recent = useRecentChanges(rights.manager);

  // On a failure nothing is shown here: the history page shows the same error.
  if (!rights.manager || recent.isError) return null;
  return (
    <aside className={styles['recent']} aria-labelledby={titleId}>
      <h2 id={titleId}>{text(m.recent_title)}</h2>
      {recent.isPending && <Skeleton height={180} />}
      {recent.data?.length === 0 && <p>{text(m.recent_none)}</p>}
      {recent.data !== undefined && recent.data.length > 0 && (
        <>
          <ol>
            {recent.data.map((entry) => (
              <RecentChange key={entry.id} entry={entry} />
            ))}
          </ol>
          <Link to={`/guilds/${id}/history`}>{text(m.recent_all)}</Link>
        </>
      )}
    </aside>
  );
}

function useRecentChanges(enabled: boolean) {
  const call = useApi();
  const { id, settings } = useGuild();

  return useQuery({
    // The versions are in the key, so every save refetches the list.
    queryKey: ['history', id, 'recent', settings.versions],
    queryFn: () => call(historyEndpoints.list, { params: { guildId: id }, query: {} }),
    select: ({ entries }) => entries.slice(0, SHOWN),
    placeholderData: keepPreviousData,
    enabled,
  });
}
