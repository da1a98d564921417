import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import type { Choice } from './choice.ts';
import styles from './choice.module.css';

interface ChipProps {
  choice: Choice;
  /** Left out where it cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** A selected item in a picker. Its button is not in the tab order: Backspace and the list can also remove it. */
export function Chip({ choice: { mark, label, isGone }, onRemove }: ChipProps) {
  const text = useText();

  return (
    <span className={styles['chip']} data-gone={isGone} data-removable={onRemove !== undefined}>
      {mark}
      <span className={styles['name']}>{label}</span>
      {onRemove !== undefined && (
        <button
          type="button"
          className={styles['remove']}
          tabIndex={-1}
          aria-label={text(m.picker_remove, { name: label })}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.stopPropagation();
            onRemove();
          }}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  );
}
