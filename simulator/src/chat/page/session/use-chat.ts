import { createContext, use, useSyncExternalStore } from 'react';
import type { State } from '../state/state.ts';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/** What the page can do. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('a component is outside of the page');
  return session;
}

/** A part of the state as it is. The selector has to return a primitive or something that the state holds. */
export function useLive<Part>(select: (state: State) => Part): Part {
  const { store } = useSession();
  return useSyncExternalStore(store.subscribe, () => select(store.read()));
}

/** The same of the settled state, which does not change while a channel is being opened or a pointer is down. */
export function useSettled<Part>(select: (state: State) => Part): Part {
  const { store } = useSession();
  return useSyncExternalStore(store.subscribe, () => select(store.readSettled()));
}
