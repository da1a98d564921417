import { useEffect, useRef, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { dismiss, type Snack, useSnack } from '../../../lib/snackbar/snackbar-store.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useClearEdge } from './use-clear-edge.ts';
import styles from './snackbar.module.css';

/** Long enough to read a sentence twice, in milliseconds. */
const SHOWN_MS = 7000;

/** Long enough to also decide about undoing, in milliseconds. */
const SHOWN_WITH_ACTION_MS = 12_000;

/**
 * The live region for short notices. It is always rendered, because screen readers ignore regions added with their
 * content.
 */
export function Snackbar() {
  const text = useText();
  const snack = useSnack();

  // The notice must not disappear while it is hovered or focused.
  const [isHeld, setHeld] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const edge = useClearEdge(notice, snack?.id);

  useEffect(() => {
    if (snack === null || isHeld) return undefined;
    const shownMs = snack.action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS;
    const timer = setTimeout(() => dismiss(snack.id), shownMs);
    return () => clearTimeout(timer);
  }, [snack, isHeld]);

  const handleAction = ({ id, action }: Snack) => {
    setHeld(false);
    dismiss(id);
    action?.run();
  };

  return (
    <div className={styles['region']} data-edge={edge} role="status" aria-live="polite" aria-atomic="true">
      {snack !== null && (
        <div
          key={snack.id}
          ref={notice}
          className={styles['snack']}
          data-level={snack.level}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon name={snack.level === 'success' ? 'check' : 'alert'} />
          <p>{snack.text}</p>
          {snack.action !== undefined && (
            <button type="button" className={styles['action']} onClick={() => handleAction(snack)}>
              {snack.action.label}
            </button>
          )}
          <button
            type="button"
            className={styles['dismiss']}
            aria-label={text(m.snack_dismiss)}
            onClick={() => handleAction({ ...snack, action: undefined })}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </div>
  );
}
