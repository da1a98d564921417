import { useEffect, useRef } from 'react';
import styles from './selection.module.css';

interface SelectBoxProps {
  label: string;
  isChosen: boolean;
  /** It stands for several, of which some are. */
  isPartly?: boolean;
  isDisabled?: boolean;
  onToggle: () => void;
}

/** The box a row is selected by. */
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
