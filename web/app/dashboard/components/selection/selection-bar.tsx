import type { ReactNode } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';
import styles from './selection.module.css';

interface SelectionBarProps<Key extends string> {
  selection: Selection<Key>;
  /** The number of rows. */
  count: number;
  /** The actions on the selected rows. */
  children: ReactNode;
}

/**
 * The bar above a list: starts the selection mode and holds the actions on the selected rows. With fewer than two rows
 * there is nothing to select.
 */
export function SelectionBar<Key extends string>({ selection, count, children }: SelectionBarProps<Key>) {
  const text = useText();
  const { isOn, chosen, toggleAll, begin, end } = selection;

  if (!isOn) {
    if (count < 2) return null;
    return (
      <div className={styles['offer']}>
        <Button size="small" tone="plain" onClick={begin}>
          {text(m.select_several)}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['bar']} role="toolbar" aria-label={text(m.select_several)}>
      <SelectBox
        label={text(m.select_all)}
        isChosen={chosen.length === count}
        isPartly={chosen.length > 0 && chosen.length < count}
        onToggle={toggleAll}
      />
      <span className={styles['count']} role="status">
        {text(m.select_count, { count: chosen.length })}
      </span>
      <div className={styles['acts']}>
        {children}
        <Button size="small" tone="plain" onClick={end}>
          {text(m.select_end)}
        </Button>
      </div>
    </div>
  );
}
