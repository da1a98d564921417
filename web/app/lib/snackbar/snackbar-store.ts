import { useSyncExternalStore } from 'react';

/** An action offered with the message, such as undo. */
export interface SnackAction {
  label: string;
  run: () => void;
}

export interface Snack {
  id: number;
  level: 'success' | 'error';
  text: string;
  action?: SnackAction | undefined;
}

let snack: Snack | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message in the corner of the page and announces it to screen readers; it replaces the previous one. */
export function notify(level: Snack['level'], text: string, action?: SnackAction): void {
  lastId += 1;
  show({ id: lastId, level, text, action });
}

/** Removes the snackbar, unless it already shows a newer message. */
export function dismiss(id: number): void {
  if (snack?.id === id) show(null);
}

/** The snackbar's current message. */
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
