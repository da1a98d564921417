/** Orders by id, which is the order of creation. */
export function byId(one: { id: string }, other: { id: string }): number {
  if (one.id.length !== other.id.length) return one.id.length - other.id.length;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
