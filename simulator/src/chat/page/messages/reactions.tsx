import { EmojiImage } from '../elements/emoji-image.tsx';
import { IconButton } from '../elements/icon-button.tsx';
import { placeOf } from '../elements/place.ts';
import { useSession, useSettled } from '../session/use-chat.ts';
import { useReact } from '../session/use-react.ts';
import type { Message } from '../shapes/message-shapes.ts';
import { mayInChannel } from '../state/select.ts';
import { t } from '../texts/texts.ts';

/** A message's reactions; pressing one adds or removes the person's own. */
export function Reactions({ message }: { message: Message }) {
  const { openPopup } = useSession();
  const react = useReact(message);
  const mayAdd = useSettled((state) => mayInChannel(state, 'AddReactions'));
  return (
    <div className="reactions">
      {(message.reactions ?? []).map(({ emoji, count, me }) => (
        <button
          key={emoji.id ?? emoji.name}
          type="button"
          className="reaction"
          aria-pressed={me}
          aria-label={`${emoji.name} ${count}`}
          onClick={() => react(emoji, me ? 'remove' : 'add')}
        >
          <EmojiImage emoji={emoji} />
          <span>{count}</span>
        </button>
      ))}
      {mayAdd ? (
        <IconButton
          icon="smile"
          label={t.addReaction}
          className="reaction add"
          onClick={({ currentTarget }) => openPopup({ kind: 'emojis', message, place: placeOf(currentTarget) })}
        />
      ) : null}
    </div>
  );
}
