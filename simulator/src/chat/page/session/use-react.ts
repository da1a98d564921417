import type { Emoji, Message } from '../shapes/message-shapes.ts';
import { useSession } from './use-chat.ts';

/** The emoji as it appears in paths. */
const keyOf = ({ id, name }: Emoji) => (id ? `${name}:${id}` : name);

/** Adds or takes back the person's own reaction. */
export function useReact(message: Message) {
  const { ask, attempt } = useSession();
  const path = `/channels/${message.channel_id}/messages/${message.id}/reactions`;
  return (emoji: Emoji, action: 'add' | 'remove') =>
    void attempt(() => ask(path, 'POST', { emoji: keyOf(emoji), action }));
}
