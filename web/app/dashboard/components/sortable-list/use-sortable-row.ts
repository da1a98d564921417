import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties, HTMLAttributes } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';

interface SortableRow {
  setRow: (element: HTMLElement | null) => void;
  setHandle: (element: HTMLElement | null) => void;
  style: CSSProperties;
  isDragging: boolean;
  /** The props that make a button the row's handle. */
  handle: HTMLAttributes<HTMLButtonElement>;
}

/** Makes an element a row of the surrounding `SortableList`. */
export function useSortableRow(name: string): SortableRow {
  const text = useText();
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, attributes, listeners } = useSortable({
    id: name,
    attributes: { roleDescription: text(m.sort_role) },
  });

  return {
    setRow: setNodeRef,
    setHandle: setActivatorNodeRef,
    style: { transform: transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`, transition },
    isDragging,
    handle: {
      'aria-label': text(m.sort_handle, { name }),
      'aria-describedby': attributes['aria-describedby'],
      'aria-roledescription': attributes['aria-roledescription'],
      ...listeners,
    },
  };
}
