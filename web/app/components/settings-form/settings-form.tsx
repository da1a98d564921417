import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { LeaveDialog } from './leave-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import type { SettingsFormState } from './use-settings-form.ts';
import styles from './settings-form.module.css';

interface SettingsFormProps {
  state: Pick<SettingsFormState, 'isDirty' | 'isValid' | 'isSaving' | 'onSubmit' | 'onReset'>;
  children: ReactNode;
}

/** The frame of a settings page: the bar that saves, the keys that save, and the question before changes are lost. */
export function SettingsForm({ state, children }: SettingsFormProps) {
  const { isDirty, isValid, isSaving, onSubmit, onReset } = state;
  const canSave = isDirty && isValid && !isSaving;
  const form = useRef<HTMLFormElement>(null);

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
    <form ref={form} className={styles['form']} noValidate onSubmit={handleSubmit}>
      {children}
      {isDirty && <SaveBar canSave={canSave} isSaving={isSaving} onReset={onReset} />}
      <LeaveDialog isDirty={isDirty} />
    </form>
  );
}
