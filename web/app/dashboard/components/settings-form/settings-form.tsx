import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { StoredEditsNotice } from './stored-edits/stored-edits-notice.tsx';
import { LeaveDialog } from './stored-edits/leave-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { useFocusRestore } from './use-focus-restore.ts';
import type { SettingsFormState } from './use-settings-form.ts';
import { isCommandKey } from '../../../lib/keys/is-command-key.ts';
import styles from './settings-form.module.css';

interface SettingsFormProps {
  state: Omit<SettingsFormState, 'form'>;
  children: ReactNode;
  /** Cards that save on their own, outside the form. */
  after?: ReactNode;
}

/**
 * The frame of a settings page: save bar, save shortcut, jump to the first error, kept edits, conflict dialog, and the
 * question before changes are lost.
 */
export function SettingsForm({ state, children, after }: SettingsFormProps) {
  const { isDirty, isSaving, errors, refusals, conflict, storedEdits: keptEdits, onSubmit } = state;
  const form = useRef<HTMLFormElement>(null);
  const saveBar = useRef<HTMLDivElement>(null);
  const formId = useId();
  const problems = Object.keys(errors).length;

  // Also with errors: the submit then jumps to the first one.
  useSaveKeys(() => isDirty && form.current?.requestSubmit());
  const restoreScroll = useFocusRestore({ isDirty, isSaving, saveBar });

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
    <div className={styles['form']} onFocus={restoreScroll} onBlur={handleBlur}>
      {keptEdits !== null && <StoredEditsNotice {...keptEdits} />}
      <form ref={form} id={formId} className={styles['form']} noValidate onSubmit={handleSubmit}>
        {children}
      </form>
      {after}
      {isDirty && (
        <SaveBar
          ref={saveBar}
          formId={formId}
          // Errors not shown yet do not disable the button; pressing it shows them.
          canSave={problems === 0 && !isSaving}
          isSaving={isSaving}
          problems={problems}
          onReset={state.onReset}
          onShowProblem={() => showFirstError(form.current)}
        />
      )}
      {conflict !== null && <ConflictDialog choice={conflict} schema={state.schema} />}
      <LeaveDialog isDirty={isDirty} onLeave={state.onLeave} />
    </div>
  );
}

/** Scrolls the first invalid field into view and focuses it; folded parts around invalid fields are opened. */
function showFirstError(root: HTMLElement | null): void {
  const invalid = [...(root?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-wrong]') ?? [])];
  for (const field of invalid) {
    const fold = field.closest('details');
    if (fold !== null) fold.open = true;
  }
  const first = invalid.find((field) => field.checkVisibility());
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}

/** Saves on Ctrl+S, on a Mac on Command+S. A dialog above the page handles the shortcut itself. */
function useSaveKeys(onSave: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommandKey(event, 'S')) return;
    event.preventDefault();
    if (document.querySelector('dialog[open], [aria-modal="true"]') === null) onSave();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
