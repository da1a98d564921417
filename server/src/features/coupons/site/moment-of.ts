/** A moment as it is sent, ISO 8601; null without end. */
export function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
