import type { OwnGiveaway } from '@perigee/core/rewards/giveaways/giveaway';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { FailureNotice } from '../../components/failure-notice/failure-notice.tsx';
import { EndText } from '../components/giveaway/end-text.tsx';
import { WINNER_TEXTS } from '../../components/giveaway/giveaway-texts.ts';
import { PrizeText } from '../components/giveaway/prize-text.tsx';
import { StatePill } from '../components/giveaway/state-pill.tsx';
import { useMoments } from '../../lib/preferences/use-moments.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { notify } from '../../lib/snackbar/snackbar-store.ts';
import { Block } from './block.tsx';
import { useClaim, useOwnGiveaways } from './use-rewards.ts';
import styles from './rewards.module.css';

/** The person's giveaways: prizes to claim first, then running ones, then past ones. */
export function GiveawaysBlock({ guildId }: { guildId: string }) {
  const text = useText();
  const query = useOwnGiveaways(guildId);

  return (
    <Block title={text(m.section_giveaways)} query={query}>
      {({ giveaways, moneySymbol }) =>
        giveaways.length === 0 ? (
          <p className={styles['dim']}>{text(m.rewards_giveaways_none)}</p>
        ) : (
          <ul className={styles['rows']}>
            {giveaways
              .toSorted((one, other) => urgencyOf(other) - urgencyOf(one))
              .map((giveaway) => (
                <GiveawayRow key={giveaway.id} guildId={guildId} giveaway={giveaway} moneySymbol={moneySymbol} />
              ))}
          </ul>
        )
      }
    </Block>
  );
}

/** Prizes waiting to be claimed rank highest, past giveaways lowest. */
function urgencyOf({ won, endedAt }: OwnGiveaway): number {
  if (won?.state === 'unclaimed') return 2;
  return endedAt === null ? 1 : 0;
}

interface GiveawayRowProps {
  guildId: string;
  giveaway: OwnGiveaway;
  moneySymbol: string;
}

function GiveawayRow({ guildId, giveaway, moneySymbol }: GiveawayRowProps) {
  const text = useText();
  const claim = useClaim(guildId);
  const { id, prize, state, won, winners, entries } = giveaway;

  return (
    <li data-won={won?.state === 'won' || won?.state === 'unclaimed'}>
      <div className={styles['rowHead']}>
        <h3>
          <PrizeText prize={prize} moneySymbol={moneySymbol} />
        </h3>
        <StatePill state={state} />
      </div>
      <p className={styles['dim']}>{text(m.rewards_chance, { winners, entries })}</p>
      <FailureNotice error={claim.error} />
      <div className={styles['outcome']}>
        <Outcome giveaway={giveaway} />
        {won?.state === 'unclaimed' && (
          <Button
            size="small"
            tone="primary"
            busy={claim.isPending}
            onClick={() => claim.mutate(id, { onSuccess: () => notify('success', text(m.rewards_claimed)) })}
          >
            {text(m.rewards_claim)}
          </Button>
        )}
        {state === 'ended' && (
          <LinkButton size="small" to={`/fair?giveaway=${id}`}>
            {text(m.giveaway_fair_check)}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

function Outcome({ giveaway: { state, won, endsAt, endedAt } }: { giveaway: OwnGiveaway }): ReactNode {
  const text = useText();
  const moments = useMoments();

  if (won?.state === 'unclaimed' && won.claimUntil !== null) {
    return <p className={styles['good']}>{text(m.rewards_won_until, { when: moments.dayAndTime(won.claimUntil) })}</p>;
  }
  if (won?.state === 'won') return <p className={styles['good']}>{text(m.rewards_won)}</p>;
  if (won !== null) return <p className={styles['dim']}>{text(WINNER_TEXTS[won.state])}</p>;
  if (state === 'running' && endsAt !== null) {
    return (
      <p>
        {text(m.giveaways_ends)}: <EndText at={endsAt} />
      </p>
    );
  }
  if (state === 'ended' && endedAt !== null) {
    return <p className={styles['dim']}>{text(m.rewards_not_won, { when: moments.dayAndTime(endedAt) })}</p>;
  }
  return null;
}
