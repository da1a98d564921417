/** Code as the platform shows it: a block, or between single or double marks within a line. */
const CODE = /```[^]*?```|``[^\n]+?``|`[^`\n]+`/g;

/** Addresses, and mark-up of the platform's own: emojis, mentions, channels, times, commands, places of a server. */
const MARK_UP = /https?:\/\/\S+|<(?:a?:\w+:|@[!&]?|#|t:|\/|id:)[^<>\n]{0,60}>/gi;

/** The text with code as blanks, place by place: nothing in it is a mention or an emoji. */
export function withoutCode(content: string): string {
  return content.includes('`') ? content.replaceAll(CODE, blank) : content;
}

/** The same without addresses and mark-up: capitals in them are nobody's shouting. */
export function spokenText(content: string): string {
  return withoutCode(content).replaceAll(MARK_UP, blank);
}

function blank(piece: string): string {
  return ' '.repeat(piece.length);
}
