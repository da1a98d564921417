import type { StateFile } from '../state/state-file.ts';
import type { Notice, PaymentsState } from '../state/payments-state.ts';

/** The provider repeats an unconfirmed notification for 24 hours. */
const REPEAT_FOR_MS = 24 * 60 * 60_000;
/** Delay before the first repetition; it doubles each time, up to an hour. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const ANSWER_WITHIN_MS = 10_000;

/** Delivers the stored notifications, each until the shop answers 200. */
export interface Notices {
  /** The shop's address; null keeps notifications undelivered. */
  setAddress: (url: string | null) => void;
  setHeld: (isHeld: boolean) => void;
  add: (event: string, object: object) => void;
  /** Tries to deliver one at once. */
  deliver: (notice: Notice) => Promise<void>;
  close: () => void;
}

export function createNotices(state: PaymentsState, stateFile: StateFile): Notices {
  let address: string | null = null;
  let isHeld = false;
  let isClosed = false;
  const timers = new Map<Notice, NodeJS.Timeout>();

  const deliver = async (notice: Notice): Promise<void> => {
    if (isHeld || isClosed || address === null) return;
    const isConfirmed = await post(address, notice);
    if (isConfirmed || Date.now() - notice.firstAt > REPEAT_FOR_MS) {
      state.notices = state.notices.filter((entry) => entry !== notice);
    } else {
      notice.nextAt = Date.now() + Math.min(FIRST_PAUSE_MS * 2 ** notice.attempts, LONGEST_PAUSE_MS);
      notice.attempts += 1;
      plan(notice);
    }
    stateFile.touch();
  };
  const plan = (notice: Notice) => {
    clearTimeout(timers.get(notice));
    const fire = () => {
      timers.delete(notice);
      void deliver(notice);
    };
    if (!isClosed) timers.set(notice, setTimeout(fire, Math.max(0, notice.nextAt - Date.now())).unref());
  };

  return {
    deliver,
    setAddress: (url) => {
      address = url;
      for (const notice of state.notices) plan(notice);
    },
    setHeld: (value) => {
      isHeld = value;
    },
    add: (event, object) => {
      const now = Date.now();
      const notice: Notice = { event, object, attempts: 0, firstAt: now, nextAt: now };
      state.notices.push(notice);
      plan(notice);
    },
    close: () => {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Whether the shop answered 200; any other answer, or none, counts as not delivered. */
async function post(address: string, { event, object }: Notice): Promise<boolean> {
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'notification', event, object }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await reply.arrayBuffer();
    return reply.status === 200;
  } catch {
    return false;
  }
}
