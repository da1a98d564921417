import type { User } from '@perigee/core/community/session/user';
import { useSyncExternalStore } from 'react';

/** Who uses this tab. `unknown`: there is a token, but the platform could not be asked whose it is. */
export type Session =
  | { status: 'loading' }
  | { status: 'guest' }
  | { status: 'unknown' }
  | { status: 'user'; user: User };

const LOADING: Session = { status: 'loading' };

let session: Session = LOADING;
const listeners = new Set<() => void>();

/** Updates the session for every part of the page. */
export function announceSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** The current session; `loading` on the server and until the stored token has been checked. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => LOADING,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
