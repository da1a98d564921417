/**
 * Whether every text in a body or URL can be stored or searched for. PostgreSQL takes neither null characters nor lone
 * surrogates, and JSON can contain both. Iterates rather than recurses, since even a small body can be nested deeply.
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
