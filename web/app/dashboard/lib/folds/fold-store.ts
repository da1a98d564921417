import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const KEY = 'perigee.folds';

const foldsSchema = z.record(z.string(), z.boolean());

let folds: Readonly<Record<string, boolean>> | null = null;
const listeners = new Set<() => void>();

/** Whether a part of a page is unfolded, as last left in this browser, and how to change it. */
export function useFold(place: string, isOpenAtFirst: boolean): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => readFolds()[place] ?? isOpenAtFirst,
    () => isOpenAtFirst,
  );
  return [isOpen, (next) => next !== isOpen && storeFold(place, next)];
}

function storeFold(place: string, isOpen: boolean): void {
  folds = { ...readFolds(), [place]: isOpen };
  try {
    localStorage.setItem(KEY, JSON.stringify(folds));
  } catch {
    // The storage is full or blocked: the change lasts until the page is reloaded.
  }
  for (const listener of listeners) listener();
}

function readFolds(): Readonly<Record<string, boolean>> {
  folds ??= parseFolds();
  return folds;
}

function parseFolds(): Record<string, boolean> {
  try {
    return z.parse(foldsSchema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
