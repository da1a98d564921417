import { escapeMarkdown } from '@discordjs/formatters';
import { type DiffPart, diffWords } from '@perigee/core/logs/word-diff';
import { cutText, cutToEnd } from '@perigee/core/base/text/cut';
import { isolateDirection } from './words.ts';

/** Quotes a member's text with its markup; it cannot break out of the quotation. */
export function quote(text: string, max: number): string {
  return quoteLines(escaped(cutText(text, max)));
}

/** Length of unchanged text kept on each side of a change, in UTF-16 code units; the rest is left out. */
const AROUND = 80;

/** Before and after, with removed text struck through and added text in bold. */
export function quoteChange(before: string, after: string, max: number): { before: string; after: string } {
  const parts = shortenUnchanged(diffWords(before, after));
  const side = (kind: DiffPart['kind'], mark: string) =>
    quoteLines(
      markParts(
        parts.filter((part) => part.kind === 'same' || part.kind === kind),
        mark,
        max,
      ),
    );
  return { before: side('removed', '~~'), after: side('added', '**') };
}

function markParts(parts: readonly DiffPart[], mark: string, max: number): string {
  let left = max;
  return parts
    .map(({ kind, text }) => {
      const shown = left <= 0 ? '' : cutText(text, left);
      left -= text.length;
      if (kind === 'same' || shown.trim() === '') return escaped(shown);
      // Markup works only next to text, and not across lines.
      return shown.replaceAll(/[^\n]*\S/gu, (row) => {
        const inner = row.trimStart();
        return `${row.slice(0, row.length - inner.length)}${mark}${escaped(inner)}${mark}`;
      });
    })
    .join('');
}

function shortenUnchanged(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= 2 * AROUND) return part;
    const head = index === 0 ? '' : cutText(part.text, AROUND);
    const tail = index === parts.length - 1 ? '' : cutToEnd(part.text, AROUND);
    return { kind: 'same', text: tail === '' ? head : `${head}${head === '' ? '… ' : ' '}${tail}` };
  });
}

const escaped = (text: string) =>
  escapeMarkdown(text, { maskedLink: true, heading: true, bulletedList: true, numberedList: true });

/** Quotes each line by itself, so that its text direction ends with it. */
function quoteLines(text: string): string {
  const rows = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  return rows.map((row) => (row === '' ? '>' : `> ${isolateDirection(row)}`)).join('\n');
}
