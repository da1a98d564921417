import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useAnnouncements } from './use-announcements.ts';

interface SortableListProps {
  /** The keys of the rows in their order; also the names that are announced. */
  names: readonly string[];
  onOrder: (names: string[]) => void;
  /** The list with its rows, each of which uses `useSortableRow`. */
  children: ReactNode;
}

/** How far a pointer must move to start a drag, in pixels, so that a shaky press does not. */
const DRAG_FROM = 4;

/** Rows are stacked, so they move only vertically. */
const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list whose rows can be reordered by dragging their handles or with keys; announced to screen readers. */
export function SortableList({ names, onOrder, children }: SortableListProps) {
  const text = useText();
  const announcements = useAnnouncements(names);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const handleEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [names.indexOf(String(active.id)), names.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onOrder(arrayMove([...names], from, to));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[verticalOnly]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text(m.sort_how) } }}
      onDragEnd={handleEnd}
    >
      <SortableContext items={[...names]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
