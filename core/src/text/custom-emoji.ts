/** A guild's own emoji as it stands in a message: `<:name:id>`, or `<a:name:id>` where it moves. */
export interface CustomEmoji {
  name: string;
  id: string;
  isAnimated: boolean;
}

/** Reads a text that is one custom emoji and nothing else; null where it is anything else. */
export function readCustomEmoji(text: string): CustomEmoji | null {
  const [, animated, name, id] = /^<(a?):(\w{2,32}):(\d{17,20})>$/.exec(text) ?? [];
  return name === undefined || id === undefined ? null : { name, id, isAnimated: animated === 'a' };
}
