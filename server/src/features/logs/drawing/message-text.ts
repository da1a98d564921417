import { escapeMarkdown } from '@discordjs/formatters';
import { type DiffPart, diffWords } from '@perigee/core/logs/word-diff';
import { cutText } from '@perigee/core/text/cut';
import { isolated } from './words.ts';

/** What a member wrote, as a quotation: it looks as it was typed, mark-up included, and can be nothing but a quotation. */
export function quote(text: string, max: number): string {
  return quoted(escaped(cutText(text, max)));
}

/** Words of one part around what changed that stay, in UTF-16 code units; the rest of it is left out. */
const AROUND = 80;

/** Before and after, with what went struck out and what came in bold. */
export function quoteChange(before: string, after: string, max: number): { before: string; after: string } {
  const parts = shortened(diffWords(before, after));
  const side = (kind: DiffPart['kind'], mark: string) =>
    quoted(
      marked(
        parts.filter((part) => part.kind === 'same' || part.kind === kind),
        mark,
        max,
      ),
    );
  return { before: side('removed', '~~'), after: side('added', '**') };
}

function marked(parts: readonly DiffPart[], mark: string, max: number): string {
  let left = max;
  return parts
    .map(({ kind, text }) => {
      const shown = left <= 0 ? '' : cutText(text, left);
      left -= text.length;
      if (kind === 'same' || shown.trim() === '') return escaped(shown);
      // A mark counts only beside what it marks, and not across lines.
      return shown.replaceAll(/[^\n]*\S/gu, (row) => {
        const inner = row.trimStart();
        return `${row.slice(0, row.length - inner.length)}${mark}${escaped(inner)}${mark}`;
      });
    })
    .join('');
}

function shortened(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= 2 * AROUND) return part;
    const head = index === 0 ? '' : cutText(part.text, AROUND);
    const tail = index === parts.length - 1 ? '' : endOf(part.text);
    return { kind: 'same', text: tail === '' ? head : `${head}${head === '' ? '… ' : ' '}${tail}` };
  });
}

function endOf(text: string): string {
  const end = text.slice(-AROUND);
  return end.isWellFormed() ? end : end.slice(1);
}

const escaped = (text: string) =>
  escapeMarkdown(text, { maskedLink: true, heading: true, bulletedList: true, numberedList: true });

/** Every line by itself: a direction it sets ends with it. */
function quoted(text: string): string {
  const rows = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  return rows.map((row) => (row === '' ? '>' : `> ${isolated(row)}`)).join('\n');
}
