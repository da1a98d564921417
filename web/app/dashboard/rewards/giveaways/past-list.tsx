import { m } from '#texts';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { MoreButton } from '../../components/more-pages/more-button.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { GiveawayCard } from './giveaway-card.tsx';
import { ListProblem, ListSkeleton } from './list-state.tsx';
import { usePastGiveaways } from './use-giveaways.ts';
import styles from './giveaways.module.css';

/** Giveaways that ended or were cancelled, newest first. */
export function PastList() {
  const text = useText();
  const past = usePastGiveaways();
  const shown = past.data?.pages.flatMap(({ giveaways }) => giveaways) ?? [];

  if (past.data === undefined) {
    return past.error === null ? (
      <ListSkeleton />
    ) : (
      <ListProblem error={past.error} isRetrying={past.isFetching} onRetry={() => void past.refetch()} />
    );
  }
  if (shown.length === 0) {
    return <StateCard icon="clock" title={text(m.giveaways_none_past)} text={text(m.giveaways_none_past_text)} />;
  }
  return (
    <>
      <ul className={styles['list']} aria-label={text(m.giveaways_past)}>
        {shown.map((giveaway) => (
          <GiveawayCard key={giveaway.id} giveaway={giveaway} max={0} />
        ))}
      </ul>
      <MoreButton query={past} label={text(m.cases_more)} className={styles['more']} />
    </>
  );
}
