import type { ShownLogEntry } from '@perigee/core/logs/entry';
import { m } from '#texts';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { MoreButton } from '../../components/more-pages/more-button.tsx';
import { useLongSearch } from '../../components/more-pages/use-long-search.ts';
import { ViewerProblem } from '../../components/viewer-page/viewer-problem.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { useGuildQuery } from '../../lib/guilds/use-guild.ts';
import { useGuildId } from '../../lib/guilds/use-viewed-guild.ts';
import { EntryRow } from './entry-row.tsx';
import type { useLogEntries } from './use-entries.ts';
import styles from './entries.module.css';

interface EntryListProps {
  entries: ReturnType<typeof useLogEntries>;
  isFiltered: boolean;
}

/** The entries by day, or a placeholder if there are none. */
export function EntryList({ entries, isFiltered }: EntryListProps) {
  const text = useText();
  const { data, isFetching, fetchNextPage } = entries;
  const shown = data?.pages.flatMap((page) => page.entries) ?? [];
  const isSearching = useLongSearch(entries, data !== undefined && shown.length === 0);
  const isStuck = isSearching && entries.isFetchNextPageError;

  if (isStuck || (data === undefined && entries.isError)) {
    return (
      <ViewerProblem
        error={entries.error}
        isRetrying={isFetching}
        onRetry={() => void (isStuck ? fetchNextPage() : entries.refetch())}
        forbiddenTitle={text(m.entries_forbidden_title)}
        forbiddenText={text(m.entries_forbidden_text)}
        failedTitle={text(m.entries_failed_title)}
      />
    );
  }
  if (data === undefined || isSearching) {
    return <ListSkeleton label={text(isSearching ? m.cases_searching : m.entries_loading)} />;
  }
  if (shown.length === 0) return <EntriesEmpty isFiltered={isFiltered} />;
  return (
    <div className={styles['days']} aria-busy={entries.isPlaceholderData}>
      {groupDays(shown).map((day) => (
        <Day key={day.at} day={day} />
      ))}
      <MoreButton query={entries} label={text(m.cases_more)} />
    </div>
  );
}

function Day({ day: { at, entries } }: { day: EntryDay }) {
  const moments = useMoments();

  return (
    <section>
      <h2 className={styles['day']}>{moments.day(at)}</h2>
      <ol className={styles['list']}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles['list']} role="status" aria-label={label}>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <div key={key} className={styles['place']}>
          <Skeleton height={20} width={200} />
          <Skeleton height={14} width={280} />
          <Skeleton height={36} />
        </div>
      ))}
    </div>
  );
}

interface EntryDay {
  /** The time of its newest entry, ISO 8601. */
  at: string;
  entries: ShownLogEntry[];
}

/** Groups consecutive entries by day, in the viewer's time zone. */
function groupDays(entries: readonly ShownLogEntry[]): EntryDay[] {
  const days: EntryDay[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last !== undefined && dayOf(last.at) === dayOf(entry.at)) last.entries.push(entry);
    else days.push({ at: entry.at, entries: [entry] });
  }
  return days;
}

const dayOf = (moment: string) => new Date(moment).toDateString();

/** Shown when there is nothing to list; people who may change it get a link to what is logged. */
function EntriesEmpty({ isFiltered }: { isFiltered: boolean }) {
  const text = useText();
  const guildId = useGuildId();
  const { data: guild } = useGuildQuery(guildId);
  const mayChoose = guild !== undefined && (guild.rights.manager || guild.rights.tabs.includes('logs'));

  if (isFiltered) {
    return <StateCard icon="search" title={text(m.cases_none_title)} text={text(m.entries_none_text)} />;
  }
  return (
    <StateCard icon="logs" title={text(m.entries_empty_title)} text={text(m.entries_empty_text)}>
      {mayChoose && <LinkButton to={`/guilds/${guildId}/logs`}>{text(m.entries_choose)}</LinkButton>}
    </StateCard>
  );
}
