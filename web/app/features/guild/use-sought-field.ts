import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readFieldHash } from '../../lib/settings/sought-field.ts';
import { findField } from './find-field.ts';

/** How long the tab and its data may take, in milliseconds; nobody is taken by surprise later. */
const PATIENCE_MS = 6_000;

/** A dialog takes this long to open and to place its own focus, in milliseconds. */
const SETTLE_MS = 350;

/** How long the field stays marked, in milliseconds. */
const MARKED_MS = 4_000;

/** Brings the field the address leads to into view, marks it for a while and puts the focus into it, once it is there. */
export function useSoughtField(): void {
  const { hash } = useLocation();

  useEffect(() => {
    const sought = readFieldHash(hash);
    return sought.length === 0 ? undefined : leadTo(sought);
  }, [hash]);
}

/** Returns how to stop. */
function leadTo(sought: readonly string[]): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => {
    observer.disconnect();
    for (const timer of timers) clearTimeout(timer);
  };
  const look = () => {
    if (findField(sought) === null) return;
    stop();
    timers.push(setTimeout(() => show(findField(sought)), SETTLE_MS));
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  timers.push(setTimeout(stop, PATIENCE_MS));
  look();
  return stop;
}

function show(field: HTMLElement | null): void {
  if (field === null) return;
  // Label and hint belong to the field as well.
  const marked = field.closest<HTMLElement>('.mantine-InputWrapper-root') ?? field.closest('[data-row]') ?? field;
  marked.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  marked.toggleAttribute('data-sought', true);
  setTimeout(() => marked.toggleAttribute('data-sought', false), MARKED_MS);
}
