import { IconButton } from '../elements/icon-button.tsx';
import { placeOf } from '../elements/place.ts';
import { useSession, useSettled } from '../session/use-chat.ts';
import { useReact } from '../session/use-react.ts';
import type { Message } from '../shapes/message-shapes.ts';
import { mayInChannel } from '../state/select.ts';
import { t } from '../texts/texts.ts';

const QUICK_REACTIONS = ['👍', '❤️', '😂'];

/** The buttons at a message that is hovered or focused. */
export function MessageTools({ message }: { message: Message }) {
  const { openPopup, draft } = useSession();
  const isMine = useSettled(({ person }) => person === message.author.id);
  const mayReact = useSettled((state) => mayInChannel(state, 'AddReactions'));
  return (
    <div className="tools" role="group">
      {mayReact ? <QuickReactions message={message} /> : null}
      {isMine ? (
        <IconButton icon="edit" label={t.edit} onClick={() => draft({ type: 'edit', message })} />
      ) : (
        <IconButton icon="reply" label={t.reply} onClick={() => draft({ type: 'reply', message })} />
      )}
      <IconButton
        icon="more"
        label={t.moreActions}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => openPopup({ kind: 'message', message, place: placeOf(currentTarget) })}
      />
    </div>
  );
}

function QuickReactions({ message }: { message: Message }) {
  const { openPopup } = useSession();
  const react = useReact(message);
  return (
    <>
      {QUICK_REACTIONS.map((name) => (
        <button
          key={name}
          type="button"
          className="ghost icon-button quick"
          aria-label={`${t.react} ${name}`}
          title={`${t.react} ${name}`}
          onClick={() => react({ id: null, name }, 'add')}
        >
          {name}
        </button>
      ))}
      <IconButton
        icon="smile"
        label={t.addReaction}
        onClick={({ currentTarget }) => openPopup({ kind: 'emojis', message, place: placeOf(currentTarget) })}
      />
    </>
  );
}
