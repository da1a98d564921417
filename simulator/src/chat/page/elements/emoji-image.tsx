import type { Emoji } from '../shapes/message-shapes.ts';

/** An emoji: the character, or the guild's picture. */
export function EmojiImage({ emoji: { id, name } }: { emoji: Emoji }) {
  return id ? <img className="emoji" src={`/cdn/emojis/${id}.png`} alt={`:${name}:`} /> : name;
}
