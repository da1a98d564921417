import { isShapedLike } from './shape.ts';

/** Unsaved edits, the values they are based on, and the version of those. */
export interface Edits<Values> {
  version: number;
  base: Values;
  values: Values;
}

/** Marks an empty number field: its value is NaN, which JSON cannot express. */
const EMPTY = '\u0000empty';

/** Reads the edits kept under the key; null if there are none, or if they do not fit this form. */
export function readEdits<Values>(key: string, model: Values): Edits<Values> | null {
  const kept = parse(sessionStorage.getItem(key));
  return kept !== null && isShapedLike(kept, { version: 0, base: model, values: model }) ? kept : null;
}

/** Keeps the edits in session storage: they survive a reload and another sign-in in this tab. */
export function storeEdits<Values>(key: string, edits: Edits<Values>): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(edits, (_, value: unknown) => (Number.isNaN(value) ? EMPTY : value)),
    );
  } catch {
    // The storage is full or blocked: the edits are still in the form.
  }
}

/** Deletes the kept edits of a form. */
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
