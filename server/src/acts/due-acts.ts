/** Transactions that left an act due at once. */
const leaving = new WeakSet<object>();

/** Marks this transaction as leaving an act that is due at once. */
export function leavesDueAct(tx: object): void {
  leaving.add(tx);
}

/** Whether a transaction left an act that is due at once; many enqueue none, or one that is due much later. */
export function hasDueAct(tx: object): boolean {
  return leaving.has(tx);
}
