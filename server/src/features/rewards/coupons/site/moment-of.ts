/** Parses an ISO 8601 time; null for no end. */
export function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
