import type { CaseSummary } from '@perigee/core/moderation/cases/schema';
import { useText } from '../../../lib/preferences/use-text.ts';
import { stateOf } from './case-texts.ts';
import styles from './cases.module.css';

/** The state of a case, as a coloured label. */
export function CaseStatePill({ summary }: { summary: Pick<CaseSummary, 'type' | 'state'> }) {
  const text = useText();
  const { state, name } = stateOf(summary);

  return (
    <span className={styles['pill']} data-state={state}>
      {text(name)}
    </span>
  );
}
