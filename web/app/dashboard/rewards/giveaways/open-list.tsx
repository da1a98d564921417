import type { Giveaway } from '@perigee/core/rewards/giveaways/giveaway';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { GiveawayCard } from './giveaway-card.tsx';
import { LimitFoot } from './limit-foot.tsx';
import { ListProblem, ListSkeleton } from './list-state.tsx';
import { useOpenGiveaways } from './use-giveaways.ts';
import styles from './giveaways.module.css';

interface OpenListProps {
  onCreate: () => void;
  onEdit: (giveaway: Giveaway) => void;
}

/** Giveaways that are running, paused or drafts, against the limit. */
export function OpenList({ onCreate, onEdit }: OpenListProps) {
  const text = useText();
  const { data, error, isFetching, refetch } = useOpenGiveaways();

  if (data === undefined) {
    return error === null ? (
      <ListSkeleton />
    ) : (
      <ListProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const { giveaways, max } = data;
  return (
    <>
      {giveaways.length === 0 && (
        <StateCard icon="gift" title={text(m.giveaways_empty)} text={text(m.giveaways_empty_text)}>
          <Button tone="primary" onClick={onCreate}>
            <Icon name="plus" size={18} />
            {text(m.giveaways_new)}
          </Button>
        </StateCard>
      )}
      {giveaways.length > 0 && (
        <>
          <ul className={styles['list']} aria-label={text(m.giveaways_open)}>
            {giveaways.map((giveaway) => (
              <GiveawayCard key={giveaway.id} giveaway={giveaway} max={max} onEdit={() => onEdit(giveaway)} />
            ))}
          </ul>
          <LimitFoot used={giveaways.length} max={max}>
            <Button disabled={giveaways.length >= max} onClick={onCreate}>
              <Icon name="plus" size={18} />
              {text(m.giveaways_new)}
            </Button>
          </LimitFoot>
        </>
      )}
    </>
  );
}
