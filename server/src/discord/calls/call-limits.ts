/** The answer to whether a call may be made now. */
export interface SlotClaim {
  /** 0 if it may, in which case it counts as made; else how long to wait before asking again, in milliseconds. */
  waitMs: number;
  /** Whether all other calls have to wait too. */
  isForAll: boolean;
}

/** The platform's rate limits, as far as it has reported them. */
export interface CallLimits {
  /** @param bucket The platform's bucket for the call, besides the global limit; null while unknown. */
  claim(bucket: string | null): SlotClaim | Promise<SlotClaim>;
  /** Records a bucket's state as reported by the platform: remaining calls, and milliseconds until it resets. */
  note(bucket: string, remaining: number, resetMs: number): void | Promise<void>;
  /** Blocks all calls for that many milliseconds. */
  pause(ms: number): void | Promise<void>;
}

export const MAY_CALL: SlotClaim = { waitMs: 0, isForAll: false };

/** The window of the platform's global limit, plus a margin for differing network delays, in milliseconds. */
export const SECOND_MS = 1_100;
