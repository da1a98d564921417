import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readFieldHash } from '../../lib/settings/linked-field.ts';
import { findField } from './find-field.ts';

/** How long the tab and its data may take, in milliseconds; nobody is taken by surprise later. */
const PATIENCE_MS = 6_000;

/** A dialog takes this long to open and to place its own focus, in milliseconds. */
const SETTLE_MS = 350;

/** How long the field stays marked, in milliseconds. */
const MARKED_MS = 4_000;

/** Brings the field the address leads to into view, marks it for a while and puts the focus into it, once it is there. */
export function useLinkedField(): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    const linked = readFieldHash(hash);
    return linked.length === 0 ? undefined : leadTo(linked);
    // Also where the same address is opened again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, key]);
}

/** Returns how to stop. */
function leadTo(linked: readonly string[]): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => {
    observer.disconnect();
    for (const timer of timers) clearTimeout(timer);
  };
  const look = () => {
    if (findField(linked) === null) return;
    stop();
    timers.push(setTimeout(() => show(findField(linked)), SETTLE_MS));
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  timers.push(setTimeout(stop, PATIENCE_MS));
  look();
  return stop;
}

/** What is typed in, chosen with or switched. */
const CONTROL = ':is(input, textarea, select):not(:disabled, [type="hidden"], [tabindex="-1"])';

function show(field: HTMLElement | null): void {
  if (field === null) return;
  // The dialog of an entry holds the focus; what stands behind it could not be reached.
  if (document.querySelector('[role="dialog"]') !== null && field.closest('[role="dialog"]') === null) return;
  unfold(field);
  // Label and hint belong to the field as well.
  const marked = field.closest<HTMLElement>('.mantine-InputWrapper-root') ?? field.closest('[data-row]') ?? field;
  marked.scrollIntoView({ block: marked.hasAttribute('data-part') ? 'start' : 'center' });
  const control = field.matches(CONTROL) ? field : (field.querySelector<HTMLElement>(CONTROL) ?? field);
  control.focus({ preventScroll: true });
  marked.toggleAttribute('data-linked', true);
  setTimeout(() => marked.toggleAttribute('data-linked', false), MARKED_MS);
}

/** A folded part opens with what it holds, and by a link to itself. */
function unfold(field: HTMLElement): void {
  const own = field.querySelector<HTMLDetailsElement>(':scope > details');
  if (own !== null) own.open = true;
  for (let fold = field.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}
