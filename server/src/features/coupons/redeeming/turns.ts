/** Does what has the same key one after the other. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Who waits for their turn here holds no connection to the database, so that a crowd with one coupon keeps nobody else from
 * theirs. Of this process alone: across processes the coupon's row decides.
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
