import type { HTMLAttributes } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './drag-handle.module.css';

interface DragHandleProps {
  setHandle: (element: HTMLElement | null) => void;
  /** The props from `useSortableRow` that make the button a handle. */
  handle: HTMLAttributes<HTMLButtonElement>;
}

/** The handle for dragging a row with a mouse, a finger or keys. */
export function DragHandle({ setHandle, handle }: DragHandleProps) {
  return (
    <button type="button" ref={setHandle} className={styles['handle']} {...handle}>
      <Icon name="grip" size={20} />
    </button>
  );
}
