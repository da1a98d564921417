import type { Ref } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { Shortcut } from '../../../components/shortcut/shortcut.tsx';
import styles from './settings-form.module.css';

interface SaveBarProps {
  ref: Ref<HTMLDivElement>;
  /** The id of the form that its save button submits. */
  formId: string;
  canSave: boolean;
  isSaving: boolean;
  /** The number of fields with errors. */
  problems: number;
  onReset: () => void;
  onShowProblem: () => void;
}

/** Shown at the bottom of the screen while there are unsaved changes. */
export function SaveBar({ ref, formId, canSave, isSaving, problems, onReset, onShowProblem }: SaveBarProps) {
  const text = useText();

  return (
    <div ref={ref} className={styles['bar']} data-save-bar>
      <p role="status">
        {problems === 0 ? (
          text(m.form_unsaved)
        ) : (
          <button type="button" className={styles['problems']} onClick={onShowProblem}>
            {text(m.form_problems, { count: problems })}
          </button>
        )}
      </p>
      <Button tone="plain" disabled={isSaving} onClick={onReset}>
        {text(m.form_reset)}
      </Button>
      <Button
        type="submit"
        form={formId}
        tone="primary"
        disabled={!canSave}
        busy={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {text(isSaving ? m.form_saving : m.form_save)}
        <Shortcut letter="S" />
      </Button>
    </div>
  );
}
