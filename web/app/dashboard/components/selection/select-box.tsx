import { useEffect, useRef } from 'react';
import styles from './selection.module.css';

interface SelectBoxProps {
  label: string;
  isChosen: boolean;
  /** It stands for several rows, and some of them are selected. */
  isPartly?: boolean;
  isDisabled?: boolean;
  onToggle: () => void;
}

/** The checkbox that selects a row. */
export function SelectBox({ label, isChosen, isPartly = false, isDisabled = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartly;
  }, [isPartly]);

  return (
    <label className={styles['box']}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onToggle}
      />
    </label>
  );
}
