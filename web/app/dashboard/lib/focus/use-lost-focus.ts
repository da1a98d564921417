import { useEffect } from 'react';

/**
 * Restores the focus when the element it should return to is gone, such as the button of an entry that a dialog
 * deleted: the part of the page that contained it is focused instead.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: { element: Element; part: HTMLElement } | null = null;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('dialog, [role="dialog"]') !== null) return;
      const part = target.closest<HTMLElement>('[data-part]');
      last = part === null ? null : { element: target, part };
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.element.isConnected || document.activeElement !== document.body) return;
      last.part.focus({ preventScroll: true });
      last = null;
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
