import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readFieldHash } from '../../../lib/settings/linked-field.ts';
import { findField } from './find-field.ts';

/** How long to wait for the tab and its data, in milliseconds; a later jump would surprise the person. */
const PATIENCE_MS = 6_000;

/** How long a dialog takes to open and set its own focus, in milliseconds. */
const SETTLE_MS = 350;

/** How long the field stays highlighted, in milliseconds. */
const MARKED_MS = 4_000;

/**
 * Scrolls the field the address links to into view, highlights it for a while and focuses it, as soon as it is
 * rendered.
 */
export function useLinkedField(): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    const linked = readFieldHash(hash);
    return linked.length === 0 ? undefined : leadTo(linked);
    // Depending on `key` also covers opening the same address again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, key]);
}

/** Returns a function that stops waiting. */
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

/** The form controls that can be focused. */
const CONTROL = ':is(input, textarea, select):not(:disabled, [type="hidden"], [tabindex="-1"])';

function show(field: HTMLElement | null): void {
  if (field === null) return;
  // An open dialog traps the focus; a field behind it cannot be reached.
  if (document.querySelector('[role="dialog"]') !== null && field.closest('[role="dialog"]') === null) return;
  unfold(field);
  // Highlight the label and hint together with the field.
  const marked = field.closest<HTMLElement>('.mantine-InputWrapper-root') ?? field.closest('[data-row]') ?? field;
  marked.scrollIntoView({ block: marked.hasAttribute('data-part') ? 'start' : 'center' });
  const control = field.matches(CONTROL) ? field : (field.querySelector<HTMLElement>(CONTROL) ?? field);
  control.focus({ preventScroll: true });
  marked.toggleAttribute('data-linked', true);
  setTimeout(() => marked.toggleAttribute('data-linked', false), MARKED_MS);
}

/** Opens the folded parts around the field, and the field itself if it is one. */
function unfold(field: HTMLElement): void {
  const own = field.querySelector<HTMLDetailsElement>(':scope > details');
  if (own !== null) own.open = true;
  for (let fold = field.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}
