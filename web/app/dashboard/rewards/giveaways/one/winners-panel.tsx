import type { Giveaway, GiveawayWinner, WinnerState } from '@perigee/core/rewards/giveaways/giveaway';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { WINNER_TEXTS } from '../../../../components/giveaway/giveaway-texts.ts';
import { useMoments } from '../../../../lib/preferences/use-moments.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Panel } from './panel.tsx';
import { Person } from './person.tsx';
import { RerollDialog } from './reroll-dialog.tsx';
import styles from '../giveaways.module.css';

/** Winners who were not replaced by another draw. */
const CURRENT: ReadonlySet<WinnerState> = new Set(['won', 'unclaimed']);

/** Everybody who was drawn, with buttons to draw one winner or all of them again. */
export function WinnersPanel({ giveaway: { id, results } }: { giveaway: Giveaway }) {
  const text = useText();
  const [rerolled, setRerolled] = useState<GiveawayWinner | 'all' | null>(null);
  const current = results.filter(({ state }) => CURRENT.has(state));

  return (
    <Panel
      title={text(m.giveaway_winners)}
      action={
        current.length > 1 && (
          <Button size="small" onClick={() => setRerolled('all')}>
            {text(m.giveaway_reroll_all)}
          </Button>
        )
      }
    >
      {results.length === 0 && <p className={styles['dim']}>{text(m.giveaway_nobody)}</p>}
      {results.length > 0 && (
        <ol className={styles['people']}>
          {results.map((winner) => (
            <WinnerRow
              key={winner.index}
              winner={winner}
              isCurrent={CURRENT.has(winner.state)}
              onReroll={() => setRerolled(winner)}
            />
          ))}
        </ol>
      )}
      <RerollDialog giveawayId={id} target={rerolled} count={current.length} onClose={() => setRerolled(null)} />
    </Panel>
  );
}

interface WinnerRowProps {
  winner: GiveawayWinner;
  isCurrent: boolean;
  onReroll: () => void;
}

function WinnerRow({ winner: { user, state, claimUntil }, isCurrent, onReroll }: WinnerRowProps) {
  const text = useText();
  const moments = useMoments();

  return (
    <li data-current={isCurrent}>
      <Person user={user} />
      <span className={styles['dim']}>
        {state === 'unclaimed' && claimUntil !== null
          ? text(m.giveaway_claim_until, { when: moments.dayAndTime(claimUntil) })
          : text(WINNER_TEXTS[state])}
      </span>
      {isCurrent && (
        <Button
          size="small"
          aria-label={`${text(m.giveaway_reroll)}: ${user.global_name ?? user.username}`}
          onClick={onReroll}
        >
          {text(m.giveaway_reroll)}
        </Button>
      )}
    </li>
  );
}
