import { useText } from '../../lib/preferences/use-text.ts';
import { type ReviewState, STATE_TEXTS } from './review-texts.ts';
import styles from './review.module.css';

/** Where an appeal stands, as a word in its colour. */
export function StatePill({ state }: { state: ReviewState }) {
  const text = useText();

  return (
    <span className={styles['pill']} data-state={state}>
      {text(STATE_TEXTS[state])}
    </span>
  );
}
