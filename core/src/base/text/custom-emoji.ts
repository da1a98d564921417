/** A custom emoji in a message: `<:name:id>`, or `<a:name:id>` if animated. */
export interface CustomEmoji {
  name: string;
  id: string;
  isAnimated: boolean;
}

/** Parses a text that is a single custom emoji; null for anything else. */
export function readCustomEmoji(text: string): CustomEmoji | null {
  const [, animated, name, id] = /^<(a?):(\w{2,32}):(\d{17,20})>$/.exec(text) ?? [];
  return name === undefined || id === undefined ? null : { name, id, isAnimated: animated === 'a' };
}
