import type { GiveawayState } from '@perigee/core/rewards/giveaways/giveaway';
import { useText } from '../../../lib/preferences/use-text.ts';
import { STATE_TEXTS } from '../../../components/giveaway/giveaway-texts.ts';
import styles from './giveaway.module.css';

/** The state of a giveaway. */
export function StatePill({ state }: { state: GiveawayState }) {
  const text = useText();

  return (
    <span className={styles['pill']} data-state={state}>
      {text(STATE_TEXTS[state])}
    </span>
  );
}
