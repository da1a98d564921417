import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { KeptEditsNotice } from './kept-edits/kept-edits-notice.tsx';
import { LeaveDialog } from './kept-edits/leave-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import type { SettingsFormState } from './use-settings-form.ts';
import { isCommandKey } from '../../../lib/keys/is-command-key.ts';
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

/** Brings the first field that was refused into view and puts the focus into it; parts that are folded over such fields unfold. */
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

/** Saves by Ctrl+S, on a Mac by Command+S. A dialog that lies above the page has these keys for itself. */
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
