/** A text as a cell of CSV: it may hold commas and quotes, and must not become a formula where the file is opened. */
export function csvCell(text: string | null | undefined): string {
  const plain = text ?? '';
  const harmless = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return `"${harmless.replaceAll('"', '""')}"`;
}
