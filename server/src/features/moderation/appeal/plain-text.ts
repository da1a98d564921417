/** Characters of the platform's markup: emphasis, code, spoilers, links, mentions and emoji. */
const MARKS = /[\\*_~`|<>@[\]:]/;
/** Markup that only counts at the start of a line: headings, lists, small print. */
const LINE_START = /^[ \t]*(?:[#+-]|\d+(?=\.))/;

/**
 * Escapes somebody's text so that the platform shows it literally: nothing in it formats, links, pings or embeds.
 * Returns at most `max` UTF-16 code units; longer text is cut with an ellipsis.
 */
export function plainText(text: string, max: number): string {
  const lines = text.trim().split(/\r?\n/);
  let shown = '';
  for (const piece of lines.flatMap((line, index) => [...(index === 0 ? [] : ['\n']), ...piecesOf(line)])) {
    if (shown.length + piece.length > max - 1) return `${shown}…`;
    shown += piece;
  }
  return shown;
}

/** One piece per character, so that no escape sequence is cut in two. */
function piecesOf(line: string): string[] {
  const start = LINE_START.exec(line)?.[0] ?? '';
  const isNumber = /\d$/.test(start);
  return Array.from(line).map((character, index) => {
    const isMark = isNumber ? index === start.length : index === start.length - 1;
    return MARKS.test(character) || (start !== '' && isMark) ? `\\${character}` : character;
  });
}
