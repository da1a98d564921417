import type { ResetProgress } from '@perigee/core/balances/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { ResetBar } from './reset-bar.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { isUnderWay } from './use-reset.ts';
import styles from './reset.module.css';

/** How far the last reset is; once it is done, who did it and how long it can be taken back. */
export function ResetStatus({ reset }: { reset: ResetProgress }) {
  const text = useText();
  const { locale } = usePreferences();
  const [isAsking, setAsking] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const { id, state, startedBy, startedAt, undoUntil } = reset;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const done = {
    date: format.format(new Date(startedAt)),
    name: startedBy.username === null ? startedBy.id : `@${startedBy.username}`,
  };
  const canUndo = state === 'done' && Date.parse(undoUntil) > openedAt;

  return (
    <div className={styles['status']}>
      <p role="status">
        {state === 'done' && text(m.reset_was, done)}
        {state === 'undone' && text(m.reset_was_undone, done)}
        {state === 'running' && text(m.reset_running)}
        {state === 'undoing' && text(m.reset_undoing)}
      </p>
      {isUnderWay(reset) && <ResetBar reset={reset} />}
      {canUndo && (
        <>
          <p className={styles['until']}>{text(m.reset_undo_until, { date: format.format(new Date(undoUntil)) })}</p>
          <Button onClick={() => setAsking(true)}>
            <Icon name="refresh" size={18} />
            {text(m.reset_undo)}
          </Button>
        </>
      )}
      <UndoDialog resetId={id} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
