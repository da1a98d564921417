import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './fields.module.css';

/**
 * How much of a text's length is used, in UTF-16 code units, as the schemas count
 * (docs/rules/settings.md#text-lengths).
 */
export function Counter({ used, max }: { used: number; max: number }) {
  const text = useText();

  return (
    <span className={styles['counter']} data-over={used > max}>
      {text(m.form_counter, { used, max })}
    </span>
  );
}
