import { useEffect } from 'react';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { dismiss, useSnack } from '../../lib/snackbar/snackbar-store.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './snackbar.module.css';

/** Long enough to read a sentence twice, in milliseconds. */
const SHOWN_MS = 7000;

/** The live region for short notices. It is always in the page, since screen readers only hear regions they know. */
export function Snackbar() {
  const text = useText();
  const snack = useSnack();

  useEffect(() => {
    if (snack === null) return undefined;
    const timer = setTimeout(() => dismiss(snack.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [snack]);

  return (
    <div className={styles['region']} role="status" aria-live="polite" aria-atomic="true">
      {snack !== null && (
        <div key={snack.id} className={styles['snack']} data-tone={snack.tone}>
          <Icon name={snack.tone === 'good' ? 'check' : 'alert'} />
          <p>{snack.text}</p>
          <button type="button" aria-label={text(m.snack_dismiss)} onClick={() => dismiss(snack.id)}>
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </div>
  );
}
