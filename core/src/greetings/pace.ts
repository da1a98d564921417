/** How long greetings are counted together, in milliseconds. */
export const WINDOW_MS = 60_000;

/** Between two messages of one channel, in milliseconds: a fifth of what the platform takes is left to everybody else. */
export const PACE_MS = 1_250;

/** A greeting that would come later than this after its member, in milliseconds, is odd and does not come at all. */
export const LATE_MS = 30 * 60_000;

/** Those who came, or went, within a minute. */
export interface GreetingWindow {
  /** In milliseconds since 1970. */
  begunAt: number;
  /** Members with a message of their own. */
  greeted: number;
  /** Members who are told of by their number alone. */
  others: number;
  /** When the last message is due. */
  lastAt: number;
  /** Its others have been told of. */
  isClosed: boolean;
}

interface Arriving {
  now: number;
  count: number;
  /** Messages a minute; 0 is without a cap. */
  perMinute: number;
}

export interface Pace {
  window: GreetingWindow;
  /** When the message of each is due, in their order; null where there is none. */
  dueAt: (number | null)[];
}

/** Who of those that came now gets a message, and when; the minute begins with the first of them. */
export function paceGreetings(known: GreetingWindow | null, { now, count, perMinute }: Arriving): Pace {
  const isOver = known === null || known.isClosed || now >= known.begunAt + WINDOW_MS;
  const lastAt = known?.lastAt ?? 0;
  const window = isOver ? { begunAt: now, greeted: 0, others: 0, lastAt, isClosed: false } : { ...known };
  const dueAt = Array.from({ length: count }, () => {
    // One may follow at once; whoever waits longer than that has not saved up more.
    const at = Math.max(window.lastAt + PACE_MS, now - PACE_MS);
    const hasRoom = perMinute === 0 || window.greeted < perMinute;
    if (!hasRoom || at - now > LATE_MS) {
      window.others += 1;
      return null;
    }
    window.greeted += 1;
    window.lastAt = at;
    return Math.max(at, now);
  });
  return { window, dueAt };
}
