import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './user-page.module.css';

/** Says that there is no server to show. */
export function EmptyList() {
  const text = useText();

  return (
    <div className={styles['empty']}>
      <p className={styles['shrug']} aria-hidden="true">
        ¯\_(ツ)_/¯
      </p>
      <p className={styles['emptyText']}>{text(m.me_empty)}</p>
      <p>{text(m.me_empty_hint)}</p>
    </div>
  );
}
