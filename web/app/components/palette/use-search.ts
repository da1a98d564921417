import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { SETTINGS } from '../../lib/site/settings-anchor.ts';
import { goToPart } from '../contents/part.ts';
import { useEntries } from './use-entries.ts';
import type { Entry } from './entry.ts';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The query, its results, and the entry that Enter opens: the one chosen with the arrows, or else the first. */
export function useSearch(onDone: () => void) {
  const [query, setQuery] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const found = useEntries(query);
  const entries = found.groups.flat();
  const place = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosenId),
  );
  const chosen = entries[place];

  const open = useOpenEntry(onDone);
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS.get(event.key);
    if (step !== undefined) setChosenId(entries.at((place + step) % Math.max(1, entries.length))?.id ?? null);
    else if (event.key === 'Enter' && chosen !== undefined) open(chosen);
    else return;
    event.preventDefault();
  };
  const search = (value: string) => {
    setQuery(value);
    setChosenId(null);
  };

  return { query, setQuery: search, found, chosen, setChosenId, open, handleKey };
}

/** Closes the search, opens the chosen entry and puts the focus there. */
function useOpenEntry(onDone: () => void): (entry: Entry) => void {
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
