import { useEffect } from 'react';
import { SETTINGS } from '../../lib/site/settings-anchor.ts';

/** The search leaves the focus at the beginning of the page it leads to; here that is behind the menu of the sections. */
export function useFocusFromSearch(): void {
  useEffect(() => {
    if (document.activeElement?.id === 'content') document.getElementById(SETTINGS)?.focus({ preventScroll: true });
  });
}
