/** Whether this process may still act for the shards it last knew to own. */
export interface Lease {
  /** No other process can have taken them over since. */
  isCertain(): boolean;
  /** Renews the lease after a successful heartbeat that was sent at that time, by `performance.now()`. */
  renew(sentAt: number): void;
}

/** Safety margin in milliseconds, so that work begun at the end of the lease still happens within it. */
const MARGIN_MS = 2_000;

/** Uses the monotonic clock: neither clock changes nor a suspended process can make an expired lease look valid. */
export function createLease(leaseMs: number | null): Lease {
  let renewedAt = Number.NEGATIVE_INFINITY;
  return {
    isCertain: () => leaseMs === null || performance.now() - renewedAt < leaseMs - MARGIN_MS,
    renew: (sentAt) => {
      renewedAt = sentAt;
    },
  };
}
