import type { RaidEntry } from '@perigee/core/moderation/automod/raid-entry';
import type { HitReply } from '@perigee/core/moderation/automod/site-endpoints';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { MoreButton } from '../../components/more-pages/more-button.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { type HitActions, HitCard } from './hit-card.tsx';
import { RaidCard } from './raid-card.tsx';
import type { useHits } from './use-hits.ts';
import cards from '../../components/card-list/card-list.module.css';

interface HitListProps extends HitActions {
  hits: ReturnType<typeof useHits>;
  isFiltered: boolean;
}

/** The hits, or a placeholder if there are none. */
export function HitList({ hits, isFiltered, ...actions }: HitListProps) {
  const text = useText();
  const { data, isError, isFetching } = hits;
  const shown = data?.pages.flatMap(entriesOf) ?? [];

  if (data === undefined && isError) {
    return (
      <StateCard icon="offline" title={text(m.hits_failed_title)} text={errorText(text, hits.error)}>
        <Button tone="primary" busy={isFetching} onClick={() => void hits.refetch()}>
          {text(m.retry)}
        </Button>
      </StateCard>
    );
  }
  if (data === undefined) return <ListSkeleton />;
  if (shown.length === 0) {
    return (
      <StateCard
        icon={isFiltered ? 'search' : 'automoderation'}
        title={text(isFiltered ? m.hits_none_title : m.hits_empty_title)}
        text={text(isFiltered ? m.hits_none_text : m.hits_empty_text)}
      />
    );
  }
  return (
    <>
      <ol className={cards['list']} aria-busy={hits.isPlaceholderData}>
        {shown.map((entry) =>
          'joined' in entry ? (
            <RaidCard key={entry.id} raid={entry} />
          ) : (
            <HitCard key={entry.id} hit={entry} {...actions} />
          ),
        )}
      </ol>
      <MoreButton query={hits} label={text(m.hits_more)} className={cards['more']} />
    </>
  );
}

function ListSkeleton() {
  const text = useText();

  return (
    <div className={cards['list']} role="status" aria-label={text(m.hits_loading)}>
      <Skeleton height={170} />
      <Skeleton height={170} />
      <Skeleton height={170} />
    </div>
  );
}

/** The entries of a page as one list, newest first. */
function entriesOf({ hits, raids }: { hits: HitReply[]; raids: RaidEntry[] }): (HitReply | RaidEntry)[] {
  return [...hits, ...raids].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
