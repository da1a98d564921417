/** What transactions left to be done at once. */
const leaving = new WeakSet<object>();

/** Says that what this transaction wrote leaves an act to be done at once. */
export function leavesDueAct(tx: object): void {
  leaving.add(tx);
}

/** Whether a transaction leaves an act to be done at once; many write none, or one that is due much later. */
export function hasDueAct(tx: object): boolean {
  return leaving.has(tx);
}
