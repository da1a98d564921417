import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface KeptFocusOptions {
  isDirty: boolean;
  isSaving: boolean;
  saveBar: RefObject<HTMLElement | null>;
}

/**
 * Gives the focus back that went away with the button that had it: after a save to the field it was in last, after one
 * that failed to the button again. Answers what notes where the focus is.
 */
export function useKeptFocus({ isDirty, isSaving, saveBar }: KeptFocusOptions) {
  const lastField = useRef<HTMLElement | null>(null);
  const isInBar = useRef(false);

  useEffect(() => {
    if (isSaving || !isInBar.current || (document.activeElement ?? document.body) !== document.body) return;
    const back = isDirty ? saveBar.current?.querySelector<HTMLElement>('[type="submit"]') : lastField.current;
    isInBar.current = isDirty;
    // A finger would have the keyboard come up.
    if (matchMedia('(pointer: coarse)').matches) return;
    back?.focus({ preventScroll: true });
  }, [isDirty, isSaving, saveBar]);

  return ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // React hands on what happens in a dialog over the form.
    if (!currentTarget.contains(target)) return;
    const isOfBar = saveBar.current?.contains(target) === true;
    // Who pressed it with a pointer goes on with it; a field that opens its list would cover the page.
    isInBar.current = isOfBar && target.matches(':focus-visible');
    if (!isOfBar) lastField.current = target;
  };
}
