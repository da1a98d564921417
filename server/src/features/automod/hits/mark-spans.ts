import { escapeMarkdown } from '@discordjs/formatters';
import type { TextSpan } from '@perigee/core/automod/text/mapped-text';

/** So much of a message is shown, in UTF-16 code units: an embed holds it also with every character escaped. */
const SHOWN_MAX = 900;

/** A message's text with what matched in bold, as a quotation. */
export function markSpans(text: string, spans: readonly TextSpan[]): string {
  const shown = text.slice(0, SHOWN_MAX);
  let marked = '';
  let at = 0;
  for (const { start, end } of [...spans].toSorted((one, other) => one.start - other.start)) {
    if (start < at || start >= shown.length) continue;
    const matched = shown.slice(start, end);
    marked += `${escapeMarkdown(shown.slice(at, start))}**${escapeMarkdown(matched)}**`;
    at = start + matched.length;
  }
  const whole = `${marked}${escapeMarkdown(shown.slice(at))}${text.length > SHOWN_MAX ? '…' : ''}`;
  return whole === '' ? '' : `>>> ${whole}`;
}
