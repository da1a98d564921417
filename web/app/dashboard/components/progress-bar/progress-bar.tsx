import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is in progress, for screen readers. */
  label: string;
  done: number;
  total: number;
  /** The number displayed as done; `done` by default. */
  shownValue?: number;
}

/** How many of the total are done. */
export function ProgressBar({ label, done, total, shownValue = done }: ProgressBarProps) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <div className={styles['bar']}>
      <progress value={done} max={Math.max(1, total)} aria-label={label} />
      <span aria-hidden="true">
        {text(m.reset_progress, { done: shownValue.toLocaleString(locale), total: total.toLocaleString(locale) })}
      </span>
    </div>
  );
}
