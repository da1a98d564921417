/** A text as a CSV cell: quotes are escaped, and a text that a spreadsheet would run as a formula is defused. */
export function csvCell(text: string | null | undefined): string {
  const plain = text ?? '';
  const harmless = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return `"${harmless.replaceAll('"', '""')}"`;
}
