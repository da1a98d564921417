/** Whether a call may be made now. */
export interface SlotClaim {
  /** 0 where it may, and counts as made; else how long to wait before asking again, in milliseconds. */
  waitMs: number;
  /** Whether every other call has to wait as well. */
  isForAll: boolean;
}

/** What the platform lets the bot do, as far as it has said. */
export interface CallLimits {
  /** @param bucket Which limit of the platform's counts the call besides that on all calls; null while it has not said. */
  claim(bucket: string | null): SlotClaim | Promise<SlotClaim>;
  /** Notes what the platform said of a bucket: calls that are left, and for how many milliseconds that holds. */
  note(bucket: string, remaining: number, resetMs: number): void | Promise<void>;
  /** Nobody may call for so many milliseconds. */
  pause(ms: number): void | Promise<void>;
}

export const MAY_CALL: SlotClaim = { waitMs: 0, isForAll: false };

/** The time in which the platform counts calls, with what a call's way there may differ from another's, in milliseconds. */
export const SECOND_MS = 1_100;
