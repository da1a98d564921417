import { useEffect } from 'react';

/** What the person did while the page was visible but not yet interactive. */
interface EarlyEvents {
  /** Button presses and form submissions, to be replayed. */
  presses: (() => void)[];
  typed: Set<EventTarget>;
  /** Stops recording. */
  end: () => void;
}

declare global {
  interface Window {
    perigeeEarlyEvents?: EarlyEvents;
  }
}

/**
 * Script for the document itself: records button presses, form submissions and typing for the page to replay. It also
 * keeps the browser from submitting forms natively meanwhile, which would load another page with the input in its
 * address.
 */
export const RECORD_EARLY_EVENTS = `{
const presses = [], typed = new Set(), noting = new AbortController();
const note = (name, take) => addEventListener(name, take, { capture: true, signal: noting.signal });
const keep = (event, act) => {
event.preventDefault();
event.stopImmediatePropagation();
presses.push(act);
};
note("click", (event) => {
const button = event.target.closest("button");
if (button !== null) keep(event, () => button.click());
});
note("submit", (event) => keep(event, () => event.target.requestSubmit(event.submitter)));
note("input", ({ target }) => typed.add(target));
window.perigeeEarlyEvents = { presses, typed, end: () => noting.abort() };
}`;

/** Replays what the person did before the page was interactive. Use it once, in the frame around every page. */
export function useEarlyEvents(): void {
  useEffect(() => {
    const early = window.perigeeEarlyEvents;
    if (early === undefined) return;
    early.end();
    delete window.perigeeEarlyEvents;
    for (const field of early.typed) typeAgain(field);
    for (const replay of early.presses) replay();
  }, []);
}

/**
 * React took the typed text for the initial value, and notices only changes that bypass its value tracker on the
 * element.
 */
function typeAgain(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const typed = field.value;
  field.value = '';
  Reflect.set(kind.prototype, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
