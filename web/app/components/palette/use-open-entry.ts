import { useNavigate } from 'react-router';
import { SETTINGS } from '../../lib/site/settings-anchor.ts';
import { goToPart } from '../contents/part.ts';
import type { Entry } from './entry.ts';

/** Leads to what was found, once the search is closed, and puts the focus there. */
export function useOpenEntry(onDone: () => void): (entry: Entry) => void {
  const navigate = useNavigate();
  const go = async (to: string) => {
    await navigate(to, { viewTransition: true });
    // What had the focus before is gone, or far from what was asked for; a field takes it for itself.
    const page = document.getElementById(SETTINGS) ?? document.getElementById('content');
    if (!to.includes('#')) page?.focus({ preventScroll: true });
  };

  return ({ to }) => {
    onDone();
    if (typeof to === 'string') void go(to);
    else goToPart(to);
  };
}
