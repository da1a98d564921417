import { memo, type MouseEvent } from 'react';
import { shortTime } from '../content/times.ts';
import { Avatar } from '../elements/avatar.tsx';
import { placeAt } from '../elements/place.ts';
import { useSession, useSettled } from '../session/use-chat.ts';
import type { Message } from '../shapes/message-shapes.ts';
import { nameOf } from '../state/select.ts';
import type { State } from '../state/state.ts';
import { MessageBody, Privacy } from './message-body.tsx';
import { MessageHead } from './message-head.tsx';
import { MessageTools } from './message-tools.tsx';
import { NoticeRow, isNotice } from './notice-row.tsx';
import { Origin } from './origin.tsx';

const THREAD_STARTER = 21;
const EPHEMERAL = 64;

interface RowProps {
  message: Message;
  /** Leaves out the author, as the message before has the same one. */
  isGrouped: boolean;
}

/** One message; drawn again only when it changes. */
export const MessageRow = memo(function MessageRow({ message: stored, isGrouped }: RowProps) {
  // A thread starts with a copy of the message it was created from; replies and reactions belong to the original.
  const repeated = stored.type === THREAD_STARTER ? stored.referenced_message : null;
  const message = repeated ? { ...repeated, id: stored.id, thread: null, reactions: [] } : stored;
  const name = useSettled((state) => nameOf(state, message.author));
  if (isNotice(message)) return <NoticeRow message={message} name={name} />;
  return <WrittenRow message={message} name={name} isGrouped={isGrouped} isRepeated={Boolean(repeated)} />;
});

interface WrittenRowProps extends RowProps {
  name: string;
  isRepeated: boolean;
}

function WrittenRow({ message, name, isGrouped, isRepeated }: WrittenRowProps) {
  const { openPopup } = useSession();
  const mentionsMe = useSettled((state) => mentionsSelf(state, message));
  const isPrivate = (message.flags & EPHEMERAL) !== 0;
  const hasMenu = !isPrivate && !isRepeated;
  const classes = ['message', isGrouped && 'grouped', isPrivate && 'private', mentionsMe && 'mentions-me'];

  const handleMenu = (event: MouseEvent) => {
    if (!hasMenu || keepsOwnMenu(event.target)) return;
    event.preventDefault();
    openPopup({ kind: 'message', message, place: placeAt(event) });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The same menu is on a button.
    <div
      className={classes.filter(Boolean).join(' ')}
      role="listitem"
      data-id={message.id}
      aria-label={`${name}: ${message.content}`}
      onContextMenu={handleMenu}
    >
      <Origin message={message} />
      {isGrouped ? (
        <time className="side" dateTime={message.timestamp}>
          {shortTime(message.timestamp)}
        </time>
      ) : (
        <Avatar className="avatar" user={message.author} size={40} />
      )}
      <div className="body">
        {isGrouped ? null : <MessageHead message={message} name={name} />}
        <MessageBody message={message} name={name} />
        {isPrivate ? <Privacy message={message} /> : null}
      </div>
      {hasMenu ? <MessageTools message={message} /> : null}
    </div>
  );
}

/** Links, pictures and selected text keep the browser's own context menu. */
function keepsOwnMenu(target: EventTarget): boolean {
  const isOwn = target instanceof Element && target.closest('a, img.image, figure') === null;
  return !isOwn || String(getSelection()) !== '';
}

function mentionsSelf({ server, person }: State, message: Message): boolean {
  const roles = server?.ownRoles ?? [];
  return (
    message.mention_everyone ||
    message.mentions.some(({ id }) => id === person) ||
    message.mention_roles.some((id) => roles.includes(id))
  );
}
