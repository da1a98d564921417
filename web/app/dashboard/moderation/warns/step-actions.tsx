import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './ladder.module.css';

interface StepActionsProps {
  warns: number;
  /** The rung's dotted path, for links to it. */
  path: string;
  canCopy: boolean;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** The actions on one rung besides editing it in place. */
export function StepActions({ warns, path, canCopy, onEdit, onCopy, onRemove }: StepActionsProps) {
  const text = useText();
  const count = text(m.warns_count, { count: warns });

  return (
    <div className={styles['actions']}>
      <button type="button" data-path={path} aria-label={text(m.warns_edit, { count: warns })} onClick={onEdit}>
        <Icon name="pencil" size={20} />
      </button>
      <button
        type="button"
        disabled={!canCopy}
        aria-label={text(m.warns_copy, { count })}
        title={text(m.select_copy)}
        onClick={onCopy}
      >
        <Icon name="copy" size={20} />
      </button>
      <button type="button" aria-label={text(m.warns_remove, { count: warns })} onClick={onRemove}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
