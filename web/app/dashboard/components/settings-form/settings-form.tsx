import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { KeptEditsNotice } from './kept-edits/kept-edits-notice.tsx';
import { LeaveDialog } from './kept-edits/leave-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { showFirstError } from './errors/show-first-error.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSaveKeys } from './use-save-keys.ts';
import type { SettingsFormState } from './use-settings-form.ts';
import styles from './settings-form.module.css';

interface SettingsFormProps {
  state: Omit<SettingsFormState, 'form'>;
  children: ReactNode;
  /** Cards that act on their own and are not saved with the form. */
  after?: ReactNode;
}

/**
 * The frame of a settings page: the bar that saves, the keys that save, the way to the first error, edits from before,
 * the choice after a conflict, and the question before changes are lost.
 */
export function SettingsForm({ state, children, after }: SettingsFormProps) {
  const { isDirty, isSaving, errors, refusals, conflict, kept, onSubmit } = state;
  const form = useRef<HTMLFormElement>(null);
  const saveBar = useRef<HTMLDivElement>(null);
  const formId = useId();
  const problems = Object.keys(errors).length;

  // Also while something is wrong: the answer is then the way to it.
  useSaveKeys(() => isDirty && form.current?.requestSubmit());
  const keepPlace = useKeptFocus({ isDirty, isSaving, saveBar });

  useEffect(() => {
    if (refusals > 0) showFirstError(form.current);
  }, [refusals]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && !isSaving) onSubmit();
  };

  const handleBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (!(form.current?.contains(target) ?? false)) return;
    state.onFieldLeft(target.closest<HTMLElement>('[data-path]')?.dataset['path']);
  };

  return (
    <div className={styles['form']} onFocus={keepPlace} onBlur={handleBlur}>
      {kept !== null && <KeptEditsNotice {...kept} />}
      <form ref={form} id={formId} className={styles['form']} noValidate onSubmit={handleSubmit}>
        {children}
      </form>
      {after}
      {isDirty && (
        <SaveBar
          ref={saveBar}
          formId={formId}
          // What is wrong and was not said yet is said by asking.
          canSave={problems === 0 && !isSaving}
          isSaving={isSaving}
          problems={problems}
          onReset={state.onReset}
          onShowProblem={() => showFirstError(form.current)}
        />
      )}
      {conflict !== null && <ConflictDialog choice={conflict} schema={state.schema} labelOf={state.labelOf} />}
      <LeaveDialog isDirty={isDirty} onLeave={state.onLeave} />
    </div>
  );
}
