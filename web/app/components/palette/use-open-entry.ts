import { useNavigate } from 'react-router';
import { SETTINGS } from '../../lib/site/settings-anchor.ts';
import { goToPart } from '../contents/part.ts';
import type { Entry } from './entry.ts';

/** Closes the search, opens the chosen entry and puts the focus there. */
export function useOpenEntry(onDone: () => void): (entry: Entry) => void {
  const navigate = useNavigate();
  const go = async (to: string) => {
    await navigate(to, { viewTransition: true });
    // The element that had the focus is gone or far away; an anchored field focuses itself.
    const page = document.getElementById(SETTINGS) ?? document.getElementById('content');
    if (!to.includes('#')) page?.focus({ preventScroll: true });
  };

  return ({ to }) => {
    onDone();
    if (typeof to === 'string') void go(to);
    else goToPart(to);
  };
}
