import { useEffect } from 'react';

/** What was pressed and typed into while the page was to be seen and not yet alive. */
interface EarlyActs {
  pressed: HTMLElement[];
  typed: Set<HTMLInputElement>;
  /** Ends the noting. */
  end: () => void;
}

declare global {
  interface Window {
    perigeeEarlyActs?: EarlyActs;
  }
}

/** Script for the document itself: keeps presses of buttons and the typing into fields for the page to come. */
export const NOTE_EARLY_ACTS = `{
const pressed = [], typed = new Set(), noting = new AbortController();
addEventListener("click", (event) => {
const button = event.target.closest("button");
if (button === null) return;
event.stopImmediatePropagation();
pressed.push(button);
}, { capture: true, signal: noting.signal });
addEventListener("input", ({ target }) => typed.add(target), { capture: true, signal: noting.signal });
window.perigeeEarlyActs = { pressed, typed, end: () => noting.abort() };
}`;

/** Does what was asked of the page before it could. To be used once, by what stands around every page. */
export function useEarlyActs(): void {
  useEffect(() => {
    const acts = window.perigeeEarlyActs;
    if (acts === undefined) return;
    acts.end();
    delete window.perigeeEarlyActs;
    for (const field of acts.typed) typeAgain(field);
    for (const button of acts.pressed) button.click();
  }, []);
}

/** React took the typed text for the field's own, and hears only of changes that come past its guard on the element. */
function typeAgain(field: HTMLInputElement): void {
  const typed = field.value;
  field.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
