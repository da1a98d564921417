import { useEffect } from 'react';

/** What was asked of the page while it was to be seen and not yet alive. */
interface EarlyActs {
  /** Presses of buttons and sendings of forms, to be done over. */
  asked: (() => void)[];
  typed: Set<EventTarget>;
  /** Ends the noting. */
  end: () => void;
}

declare global {
  interface Window {
    perigeeEarlyActs?: EarlyActs;
  }
}

/**
 * Script for the document itself: keeps presses of buttons, the sending of forms and the typing into fields for the page to come.
 * The browser does not send a form by itself meanwhile: that would load another page, with what was filled in in its address.
 */
export const NOTE_EARLY_ACTS = `{
const asked = [], typed = new Set(), noting = new AbortController();
const note = (name, take) => addEventListener(name, take, { capture: true, signal: noting.signal });
const keep = (event, act) => {
event.preventDefault();
event.stopImmediatePropagation();
asked.push(act);
};
note("click", (event) => {
const button = event.target.closest("button");
if (button !== null) keep(event, () => button.click());
});
note("submit", (event) => keep(event, () => event.target.requestSubmit(event.submitter)));
note("input", ({ target }) => typed.add(target));
window.perigeeEarlyActs = { asked, typed, end: () => noting.abort() };
}`;

/** Does what was asked of the page before it could. To be used once, by what stands around every page. */
export function useEarlyActs(): void {
  useEffect(() => {
    const acts = window.perigeeEarlyActs;
    if (acts === undefined) return;
    acts.end();
    delete window.perigeeEarlyActs;
    for (const field of acts.typed) typeAgain(field);
    for (const act of acts.asked) act();
  }, []);
}

/** React took the typed text for the field's own, and hears only of changes that come past its guard on the element. */
function typeAgain(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const typed = field.value;
  field.value = '';
  Reflect.set(kind.prototype, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
