import { useSyncExternalStore } from 'react';

/** What can be done about what was said, such as taking it back. */
export interface SnackAction {
  label: string;
  run: () => void;
}

export interface Snack {
  id: number;
  tone: 'good' | 'bad';
  text: string;
  action?: SnackAction | undefined;
}

let snack: Snack | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Says something in the corner of the page, and to screen readers; it takes the place of what was said before. */
export function say(tone: Snack['tone'], text: string, action?: SnackAction): void {
  lastId += 1;
  show({ id: lastId, tone, text, action });
}

/** Takes the snackbar away, unless something newer stands there already. */
export function dismiss(id: number): void {
  if (snack?.id === id) show(null);
}

/** The snackbar's message of the moment. */
export function useSnack(): Snack | null {
  return useSyncExternalStore(
    subscribe,
    () => snack,
    () => null,
  );
}

function show(next: Snack | null): void {
  snack = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
