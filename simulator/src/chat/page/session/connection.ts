import type { Store } from '../state/store.ts';
import type { Ask } from './ask.ts';

/** What the parts of a session share. */
export interface Connection {
  store: Store;
  ask: Ask;
  /** Runs the job and shows the reason if it fails. */
  attempt(job: () => unknown): Promise<void>;
  warn(text: string): void;
  typing: TypistList;
  /** Subscribes to the events of the chosen person. */
  follow(): void;
}

/** Who is writing in the open channel. */
export interface TypistList {
  add(id: string, name: string): void;
  remove(id: string): void;
  /** Forgets everybody: for another channel. */
  reset(): void;
}
