/** Window within which greetings are counted, in milliseconds. */
export const WINDOW_MS = 60_000;

/**
 * Interval between two messages in a channel, in milliseconds: leaves a fifth of the platform's rate limit to everybody
 * else.
 */
export const PACE_MS = 1_250;

/** A greeting that would be later than this after its member, in milliseconds, would look odd and is dropped. */
export const LATE_MS = 30 * 60_000;

/** The arrivals or departures within one minute. */
export interface GreetingWindow {
  /** Milliseconds since 1970. */
  begunAt: number;
  /** Members with a message of their own. */
  greeted: number;
  /** Members who are only counted in the summary line. */
  others: number;
  /** When the last message is due. */
  lastAt: number;
  /** The summary line has been sent. */
  isClosed: boolean;
}

interface PaceInput {
  now: number;
  count: number;
  /** Messages per minute; 0 for no limit. */
  perMinute: number;
}

export interface Pace {
  window: GreetingWindow;
  /** When each member's message is due, in the same order; null for no message. */
  dueAt: (number | null)[];
}

/** Decides which of the members who arrived now get a message, and when; a window begins with its first member. */
export function paceGreetings(known: GreetingWindow | null, { now, count, perMinute }: PaceInput): Pace {
  const isOver = known === null || known.isClosed || now >= known.begunAt + WINDOW_MS;
  const lastAt = known?.lastAt ?? 0;
  const window = isOver ? { begunAt: now, greeted: 0, others: 0, lastAt, isClosed: false } : { ...known };
  const dueAt = Array.from({ length: count }, () => {
    // After a pause at most one message may follow at once: longer pauses save up no more.
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
