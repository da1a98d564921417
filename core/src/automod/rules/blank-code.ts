/** The text with code blocks and addresses as blanks, place by place: capitals and emojis in them are nobody's shouting. */
export function withoutCode(content: string): string {
  return content.replaceAll(/```[^]*?```|`[^`\n]+`|https?:\/\/\S+|<(?:a?:\w+:|@[!&]?|#|t:)[^<>\s]{0,40}>/g, (piece) =>
    ' '.repeat(piece.length),
  );
}
