import { type Action, reduce } from './reducer.ts';
import type { State } from './state.ts';

export interface Store {
  /** The state as it is. */
  read(): State;
  /**
   * The state as lists, header and messages show it. It stays as it was while another channel is being opened, so that
   * the page changes at once, and while a pointer is down: a button that moves between its press and its release gets
   * no click.
   */
  readSettled(): State;
  dispatch(action: Action): void;
  subscribe(listener: () => void): () => void;
  /** Holds the settled state until `release`. */
  hold(): void;
  isHeld(): boolean;
  release(): void;
}

/** Keeps the state; listeners are called after every action. */
export function createStore(initial: State): Store {
  let state = initial;
  let settled = initial;
  let isHeld = false;
  const listeners = new Set<() => void>();
  const update = () => {
    if (!isHeld && !state.isOpening) settled = state;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    readSettled: () => settled,
    dispatch: (action) => {
      state = reduce(state, action);
      update();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold: () => {
      isHeld = true;
    },
    isHeld: () => isHeld,
    release: () => {
      isHeld = false;
      update();
    },
  };
}
