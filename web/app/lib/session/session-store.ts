import type { User } from '@perigee/core/session/user';
import { useSyncExternalStore } from 'react';

/** Who sits before this tab. `unknown`: a token is there, but the platform could not be asked whose it is. */
export type Session =
  | { status: 'loading' }
  | { status: 'guest' }
  | { status: 'unknown' }
  | { status: 'user'; user: User };

const LOADING: Session = { status: 'loading' };

let session: Session = LOADING;
const listeners = new Set<() => void>();

/** Tells every part of the page who it is for now. */
export function announceSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Who the page is for; `loading` on the server and until the stored token was looked at. */
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
