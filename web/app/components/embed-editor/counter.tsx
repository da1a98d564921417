import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './embed-editor.module.css';

/** How much of a limit is used. */
export function Counter({ used, max }: { used: number; max: number }) {
  const text = useText();

  return (
    <span className={styles['counter']} data-over={used > max}>
      {text(m.form_counter, { used, max })}
    </span>
  );
}
