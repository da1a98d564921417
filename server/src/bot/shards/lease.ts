/** Whether this process may still act for the shards it last heard to be its own. */
export interface Lease {
  /** No other process can have taken over since. */
  isCertain(): boolean;
  /** The process said at that moment, by `performance.now()`, that it is there, and was heard. */
  renew(saidAt: number): void;
}

/** Shorter than the lease, in milliseconds, so that what begins at the end still happens within it. */
const MARGIN_MS = 2_000;

/** By the monotonic clock: neither a clock that is set nor a process that stood still makes an old lease look new. */
export function createLease(leaseMs: number | null): Lease {
  let renewedAt = Number.NEGATIVE_INFINITY;
  return {
    isCertain: () => leaseMs === null || performance.now() - renewedAt < leaseMs - MARGIN_MS,
    renew: (saidAt) => {
      renewedAt = saidAt;
    },
  };
}
