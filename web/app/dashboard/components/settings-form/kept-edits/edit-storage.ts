import { isShapedLike } from './shape.ts';

/** Edits that were not saved, what they were made on, and which version that was. */
export interface Edits<Values> {
  version: number;
  base: Values;
  values: Values;
}

/** An empty number field holds NaN, for which JSON has no word. */
const EMPTY = '\u0000empty';

/** Reads what was kept under the key; null where nothing was, or something this form can not take. */
export function readEdits<Values>(key: string, model: Values): Edits<Values> | null {
  const kept = parse(sessionStorage.getItem(key));
  return kept !== null && isShapedLike(kept, { version: 0, base: model, values: model }) ? kept : null;
}

/** Keeps the edits for as long as the tab is open, across a reload and another sign-in. */
export function keepEdits<Values>(key: string, edits: Edits<Values>): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(edits, (_, value: unknown) => (Number.isNaN(value) ? EMPTY : value)),
    );
  } catch {
    // The storage is full or closed to this site: the edits still stand in the form.
  }
}

/** Forgets edits that were kept for a form. */
export function forgetEdits(key: string): void {
  sessionStorage.removeItem(key);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null', (_, value: unknown) => (value === EMPTY ? Number.NaN : value));
  } catch {
    return null;
  }
}
