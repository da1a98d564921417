import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { LeaveDialog } from './leave-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import type { SettingsFormState } from './use-settings-form.ts';
import styles from './settings-form.module.css';

interface SettingsFormProps {
  state: Pick<SettingsFormState, 'isDirty' | 'isValid' | 'isSaving' | 'onSubmit' | 'onReset'>;
  children: ReactNode;
  /** Cards that act on their own and are not saved with the form. */
  after?: ReactNode;
}

/** The frame of a settings page: the bar that saves, the keys that save, and the question before changes are lost. */
export function SettingsForm({ state, children, after }: SettingsFormProps) {
  const { isDirty, isValid, isSaving, onSubmit, onReset } = state;
  const canSave = isDirty && isValid && !isSaving;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (canSave) form.current?.requestSubmit();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [canSave]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) onSubmit();
  };

  return (
    <div className={styles['form']}>
      <form ref={form} id={formId} className={styles['form']} noValidate onSubmit={handleSubmit}>
        {children}
      </form>
      {after}
      {isDirty && <SaveBar formId={formId} canSave={canSave} isSaving={isSaving} onReset={onReset} />}
      <LeaveDialog isDirty={isDirty} />
    </div>
  );
}
