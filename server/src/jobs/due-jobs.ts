/** Transactions that left a job due at once. */
const leaving = new WeakSet<object>();

/** Marks this transaction as leaving a job that is due at once. */
export function markJobDue(tx: object): void {
  leaving.add(tx);
}

/** Whether a transaction left a job that is due at once; many enqueue none, or one that is due much later. */
export function hasDueJob(tx: object): boolean {
  return leaving.has(tx);
}
