import type { ResetProgress } from '@perigee/core/balances/schema';
import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './reset.module.css';

/** How many members are done, out of how many. */
export function ResetBar({ reset: { state, done, total } }: { reset: ResetProgress }) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <div className={styles['bar']}>
      <progress
        value={done}
        max={Math.max(1, total)}
        aria-label={text(state === 'undoing' ? m.reset_undoing : m.reset_running)}
      />
      <span aria-hidden="true">
        {text(m.reset_progress, { done: done.toLocaleString(locale), total: total.toLocaleString(locale) })}
      </span>
    </div>
  );
}
