import type { HTMLAttributes } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './drag-handle.module.css';

interface DragHandleProps {
  setHandle: (element: HTMLElement | null) => void;
  /** What `useSortableRow` makes a handle of a button with. */
  handle: HTMLAttributes<HTMLButtonElement>;
}

/** What a row is dragged by, with a pointer, a finger or keys. */
export function DragHandle({ setHandle, handle }: DragHandleProps) {
  return (
    <button type="button" ref={setHandle} className={styles['handle']} {...handle}>
      <Icon name="grip" size={20} />
    </button>
  );
}
