import { escapeMarkdown } from '@discordjs/formatters';
import type { TextSpan } from '@perigee/core/automod/text/mapped-text';

/** How much of a message is shown, in UTF-16 code units: fits an embed even if every character is escaped. */
const SHOWN_MAX = 900;

/** A message's text as a quote, with the matches in bold. */
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
