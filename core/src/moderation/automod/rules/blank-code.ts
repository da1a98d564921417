/** Code as the platform shows it: a block, or inline between single or double backticks. */
const CODE = /```[^]*?```|``[^\n]+?``|`[^`\n]+`/g;

/** Addresses, and the platform's own markup: emojis, mentions, channels, timestamps, commands, guild navigation. */
const MARK_UP = /https?:\/\/\S+|<(?:a?:\w+:|@[!&]?|#|t:|\/|id:)[^<>\n]{0,60}>/gi;

/** The text with code replaced by blanks, keeping all positions: mentions and emojis in code do not count. */
export function withoutCode(content: string): string {
  return content.includes('`') ? content.replaceAll(CODE, blank) : content;
}

/** The same with addresses and markup blanked too: capitals in them are not shouting. */
export function proseText(content: string): string {
  return withoutCode(content).replaceAll(MARK_UP, blank);
}

function blank(piece: string): string {
  return ' '.repeat(piece.length);
}
