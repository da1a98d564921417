/** The text in at most `max` UTF-16 code units; what is cut ends with an ellipsis, and no character is cut in half. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  const cut = text.slice(0, max - 1);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}
