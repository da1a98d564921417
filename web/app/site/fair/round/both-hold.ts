/** Whether both are so; of what nobody said, the other one alone. */
export function bothHold(one: boolean | null, other: boolean | null): boolean | null {
  return one === null || other === null ? (one ?? other) : one && other;
}
