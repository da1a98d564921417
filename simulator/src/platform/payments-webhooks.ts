import type { StateFile } from '../state/state-file.ts';
import { createNotices } from './payments-notices.ts';
import type { PaymentsState } from '../state/payments-state.ts';

/** Notifies the shop of events until it answers 200. */
export interface Webhooks {
  /** The shop's address; null keeps notifications undelivered. */
  setAddress: (url: string | null) => void;
  send: (event: string, object: object) => void;
  /** Drops the next `count` notifications. */
  drop: (count: number) => void;
  /** Sends each of the next `count` notifications twice. */
  duplicate: (count: number) => void;
  /** Holds notifications back until they are released. */
  hold: () => void;
  release: (order: 'asHappened' | 'reversed') => void;
  /** How many notifications are waiting to be sent or repeated. */
  waiting: () => number;
  close: () => void;
}

export function createWebhooks(state: PaymentsState, stateFile: StateFile): Webhooks {
  const notices = createNotices(state, stateFile);
  let dropped = 0;
  let duplicated = 0;

  return {
    setAddress: notices.setAddress,
    send: (event, object) => {
      if (dropped > 0) {
        dropped -= 1;
        return;
      }
      notices.add(event, object);
      if (duplicated === 0) return;
      duplicated -= 1;
      notices.add(event, object);
    },
    drop: (count) => {
      dropped = count;
    },
    duplicate: (count) => {
      duplicated = count;
    },
    hold: () => notices.setHeld(true),
    release: (order) => {
      notices.setHeld(false);
      const held = order === 'reversed' ? state.notices.toReversed() : [...state.notices];
      // One after the other, so that they arrive in this order.
      void held.reduce((before, notice) => before.then(() => notices.deliver(notice)), Promise.resolve());
    },
    waiting: () => state.notices.length,
    close: notices.close,
  };
}
