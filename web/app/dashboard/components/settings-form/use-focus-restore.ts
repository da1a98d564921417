import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface FocusRestoreOptions {
  isDirty: boolean;
  isSaving: boolean;
  saveBar: RefObject<HTMLElement | null>;
}

/**
 * Restores the focus when the focused button of the save bar disappears: after a save to the last field, after a failed
 * save to the button again. Returns the handler that tracks the focus.
 */
export function useFocusRestore({ isDirty, isSaving, saveBar }: FocusRestoreOptions) {
  const lastField = useRef<HTMLElement | null>(null);
  const isInBar = useRef(false);

  useEffect(() => {
    if (isSaving || !isInBar.current || (document.activeElement ?? document.body) !== document.body) return;
    const back = isDirty ? saveBar.current?.querySelector<HTMLElement>('[type="submit"]') : lastField.current;
    isInBar.current = isDirty;
    // On touch screens, focusing a field would open the keyboard.
    if (matchMedia('(pointer: coarse)').matches) return;
    back?.focus({ preventScroll: true });
  }, [isDirty, isSaving, saveBar]);

  return ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // React propagates events of a dialog above the form.
    if (!currentTarget.contains(target)) return;
    const isOfBar = saveBar.current?.contains(target) === true;
    // People using a pointer do not need the focus back, and a field that opens its list would cover the page.
    isInBar.current = isOfBar && target.matches(':focus-visible');
    if (!isOfBar) lastField.current = target;
  };
}
