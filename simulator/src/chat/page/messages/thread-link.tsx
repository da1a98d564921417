import { Icon } from '../elements/icon.tsx';
import { useSession } from '../session/use-chat.ts';
import type { Message } from '../shapes/message-shapes.ts';
import { t } from '../texts/texts.ts';

/** The link to the thread created from a message. */
export function ThreadLink({ thread }: { thread: NonNullable<Message['thread']> }) {
  const { attempt, openThread } = useSession();
  return (
    <button type="button" className="thread-link" onClick={() => void attempt(() => openThread(thread.id))}>
      <Icon name="thread" size={18} />
      <b>{thread.name}</b>
      <span>{t.messageCount(thread.message_count)}</span>
    </button>
  );
}
