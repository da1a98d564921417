/**
 * Hides the popover that an element is in. By hand rather than by the state: the browser gives the focus back only
 * while the popover still has its contents.
 */
export function hidePopover(inside: Element): void {
  const popover = inside.closest('[popover]');
  if (popover instanceof HTMLElement) popover.hidePopover();
}
