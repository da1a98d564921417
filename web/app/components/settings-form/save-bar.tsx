import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Button } from '../button/button.tsx';
import styles from './settings-form.module.css';

interface SaveBarProps {
  canSave: boolean;
  isSaving: boolean;
  onReset: () => void;
}

/** Stands at the foot of the screen as long as something is not saved. */
export function SaveBar({ canSave, isSaving, onReset }: SaveBarProps) {
  const text = useText();

  return (
    <div className={styles['bar']}>
      <p role="status">{text(m.form_unsaved)}</p>
      <Button tone="plain" disabled={isSaving} onClick={onReset}>
        {text(m.form_reset)}
      </Button>
      <Button type="submit" tone="primary" disabled={!canSave} busy={isSaving}>
        {text(isSaving ? m.form_saving : m.form_save)}
      </Button>
    </div>
  );
}
