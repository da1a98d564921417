/** Whether both hold; null counts as not stated, and then only the other one decides. */
export function combineChecks(one: boolean | null, other: boolean | null): boolean | null {
  return one === null || other === null ? (one ?? other) : one && other;
}
