/** Runs work with the same key one after the other. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Waiting work holds no database connection, so a crowd redeeming one coupon blocks nobody else. Per process only:
 * across processes, the row lock of the coupon decides.
 */
export function createRedeemTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const done = (last.get(key) ?? Promise.resolve()).then(work);
    const settled: Promise<unknown> = done
      .catch(() => {})
      .then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
    last.set(key, settled);
    return done;
  };
}
