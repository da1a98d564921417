/**
 * Whether every text in a body or an address can be kept, or looked for. The database takes neither the null character nor half a surrogate pair,
 * and JSON can carry both. Goes through the body without recursion, since a small body can be nested very deep.
 */
export function isStorable(body: unknown): boolean {
  const waiting: unknown[] = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value === 'object' && value !== null) {
      for (const [key, field] of Object.entries(value)) waiting.push(key, field);
    }
  }
  return true;
}
