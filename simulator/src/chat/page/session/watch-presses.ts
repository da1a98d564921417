import type { Store } from '../state/store.ts';

/** Holds what the page shows while a pointer is down anywhere on it. */
export function watchPresses(store: Store): void {
  // The click comes right after the release.
  const release = () => setTimeout(store.release);
  document.addEventListener('pointerdown', store.hold, true);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, true);
  window.addEventListener('blur', release);
}
