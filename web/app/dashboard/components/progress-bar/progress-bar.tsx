import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What goes on, for those who do not see the bar. */
  label: string;
  done: number;
  total: number;
  /** Of those done, how many count as figures; all where it is not given. */
  shown?: number;
}

/** How many are done, out of how many. */
export function ProgressBar({ label, done, total, shown = done }: ProgressBarProps) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <div className={styles['bar']}>
      <progress value={done} max={Math.max(1, total)} aria-label={label} />
      <span aria-hidden="true">
        {text(m.reset_progress, { done: shown.toLocaleString(locale), total: total.toLocaleString(locale) })}
      </span>
    </div>
  );
}
