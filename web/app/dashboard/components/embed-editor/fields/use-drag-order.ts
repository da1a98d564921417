import { type PointerEvent, useState } from 'react';

interface DragOrder {
  /** The index of the row being dragged, if any. */
  dragged: number | null;
  /** Props for the drag handle of the row at `index`, in a list whose items are the rows. */
  handleProps: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Reorders rows by dragging with a mouse or a finger: a row takes the place of the one whose middle it passes. */
export function useDragOrder(move: (from: number, to: number) => void): DragOrder {
  const [dragged, setDragged] = useState<number | null>(null);

  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (dragged === null) return;
    const list = event.currentTarget.closest('ol');
    const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
    const to = targetOf(rows, dragged, event.clientY);
    if (to === dragged) return;
    move(dragged, to);
    setDragged(to);
  };
  const stop = () => setDragged(null);

  return {
    dragged,
    handleProps: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(index);
      },
      onPointerMove: handleMove,
      onPointerUp: stop,
      onPointerCancel: stop,
    }),
  };
}

/** The index of a row dragged to `y`. */
function targetOf(rows: readonly DOMRect[], dragged: number, y: number): number {
  const middle = ({ top, height }: DOMRect) => top + height / 2;
  const above = rows.findIndex((row, index) => index < dragged && y < middle(row));
  if (above !== -1) return above;
  const below = rows.findLastIndex((row, index) => index > dragged && y > middle(row));
  return below === -1 ? dragged : below;
}
