import type { HistoryEntry } from '@perigee/core/setup/history/endpoints';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { MoreButton } from '../../components/more-pages/more-button.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { HistoryCard } from './history-card.tsx';
import { HistoryFilter } from './history-filter.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { TimeMachine } from './time-machine.tsx';
import { type HistoryFilters, useHistory } from './use-history.ts';
import cards from '../../components/card-list/card-list.module.css';

const NO_FILTERS: HistoryFilters = { section: null, savedBy: null };

/** Every save of a server's settings, each of which can be restored. */
export default function HistoryPage() {
  const text = useText();
  const { name } = useGuild();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [chosen, setChosen] = useState<HistoryEntry | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const history = useHistory(filters);
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  const isFiltered = filters.section !== null || filters.savedBy !== null;

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.history_title)} · ${name}` })} />
      <SettingsHeading title={text(m.history_title)} text={text(m.history_lead)} />
      <TimeMachine at={at} onChange={setAt} />
      <HistoryFilter filters={filters} entries={entries} onChange={setFilters} />
      {history.isPending && <HistorySkeleton />}
      {history.isError && !history.isFetchNextPageError && (
        <StateCard icon="offline" title={text(m.history_failed_title)} text={text(m.history_failed_text)}>
          <Button tone="primary" busy={history.isFetching} onClick={() => void history.refetch()}>
            {text(m.retry)}
          </Button>
        </StateCard>
      )}
      {history.isSuccess && entries.length === 0 && (
        <StateCard
          icon="clock"
          title={text(isFiltered ? m.history_none_title : m.history_empty_title)}
          text={text(isFiltered ? m.history_none_text : m.history_empty_text)}
        />
      )}
      <ol className={cards['list']}>
        {entries.map((entry) => (
          <HistoryCard key={entry.id} entry={entry} onRestore={setChosen} onLook={setAt} />
        ))}
      </ol>
      <MoreButton query={history} label={text(m.history_more)} />
      <RestoreDialog entry={chosen} onClose={() => setChosen(null)} />
    </>
  );
}

function HistorySkeleton() {
  const text = useText();
  return (
    <div className={cards['list']} role="status" aria-label={text(m.guild_loading)}>
      <Skeleton height={150} />
      <Skeleton height={120} />
      <Skeleton height={180} />
    </div>
  );
}
