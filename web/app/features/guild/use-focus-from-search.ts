import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { SETTINGS } from '../../components/site-frame/settings-anchor.ts';

/** The search leaves the focus at the beginning of the page it leads to; here that is behind the menu of the sections. */
export function useFocusFromSearch(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (document.activeElement?.id === 'content') document.getElementById(SETTINGS)?.focus({ preventScroll: true });
  }, [pathname]);
}
