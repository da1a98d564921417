import { useSettled } from '../session/use-chat.ts';
import type { Message } from '../shapes/message-shapes.ts';
import { currentChannel, isForum } from '../state/select.ts';
import type { State } from '../state/state.ts';
import { t } from '../texts/texts.ts';
import { MessageRow } from './message-row.tsx';
import { useStayAtEnd } from './use-stay-at-end.ts';

const GROUP_WITHIN_MS = 5 * 60_000;

/** The messages of the open channel. */
export function MessageLog() {
  const messages = useSettled((state) => state.messages);
  const jumps = useSettled((state) => state.jumps);
  const emptyText = useSettled(emptyTextOf);
  const { log, list } = useStayAtEnd(jumps);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolled by keyboard.
    <div id="log" ref={log} role="log" aria-live="polite" tabIndex={0}>
      <div id="messages" ref={list} role="list" aria-label={t.messages}>
        {messages.map((message, index) => (
          <MessageRow key={message.id} message={message} isGrouped={continues(message, messages[index - 1])} />
        ))}
        {messages.length === 0 ? <p className="empty">{emptyText}</p> : null}
      </div>
    </div>
  );
}

/** Whether the message continues its author's previous one. */
function continues(message: Message, previous: Message | undefined): boolean {
  return (
    previous !== undefined &&
    previous.author.id === message.author.id &&
    previous.author.username === message.author.username &&
    previous.type === 0 &&
    message.type === 0 &&
    Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUP_WITHIN_MS
  );
}

function emptyTextOf(state: State): string {
  if (state.turn === 0) return '';
  if (isForum(currentChannel(state))) return t.emptyForum;
  return state.channel ? t.empty : t.nothing;
}
