/** What the platform's mark-up is made of: emphasis, code, spoilers, links, mentions, emoji and their names. */
const MARKS = /[\\*_~`|<>@[\]:]/;
/** What means something at the beginning of a line only: headings, lists, small print. */
const LINE_START = /^[ \t]*(?:[#+-]|\d+(?=\.))/;

/**
 * Somebody's words as the platform shows them letter by letter: nothing in them formats, links, pings or embeds. At most
 * `max` UTF-16 code units come out; what does not fit ends in an ellipsis.
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

/** Character by character, so that no escape is cut in two. */
function piecesOf(line: string): string[] {
  const start = LINE_START.exec(line)?.[0] ?? '';
  const isNumber = /\d$/.test(start);
  return Array.from(line).map((character, index) => {
    const isMark = isNumber ? index === start.length : index === start.length - 1;
    return MARKS.test(character) || (start !== '' && isMark) ? `\\${character}` : character;
  });
}
