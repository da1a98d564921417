import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Button } from '../../../../components/button/button.tsx';
import type { StoredEdits } from './use-stored-edits.ts';
import styles from './notice.module.css';

/** Offers to restore edits interrupted by a reload or the end of the session. */
export function StoredEditsNotice({ isOutdated, onRestore, onDiscard }: StoredEdits) {
  const text = useText();

  return (
    <div className={styles['notice']} role="status">
      <p>{text(isOutdated ? m.form_kept_rebased : m.form_kept)}</p>
      <Button size="small" tone="plain" onClick={onDiscard}>
        {text(m.form_kept_discard)}
      </Button>
      <Button size="small" tone="primary" onClick={onRestore}>
        {text(m.form_kept_restore)}
      </Button>
    </div>
  );
}
