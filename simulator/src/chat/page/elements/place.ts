import type { Place } from '../state/state.ts';

/** Where a popover of an element opens. */
export function placeOf(element: Element): Place {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom, isElement: true };
}

/** Where a popover at the pointer opens. */
export function placeAt({ clientX, clientY }: { clientX: number; clientY: number }): Place {
  return { left: clientX, right: clientX, top: clientY, bottom: clientY, isElement: false };
}
