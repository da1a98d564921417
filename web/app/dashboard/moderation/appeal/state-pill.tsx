import { useText } from '../../../lib/preferences/use-text.ts';
import { type ReviewState, REVIEW_STATE_TEXTS } from './review-texts.ts';
import styles from './review.module.css';

/** The state of an appeal, as a coloured label. */
export function AppealStatePill({ state }: { state: ReviewState }) {
  const text = useText();

  return (
    <span className={styles['pill']} data-state={state}>
      {text(REVIEW_STATE_TEXTS[state])}
    </span>
  );
}
