import { IconButton } from '../elements/icon-button.tsx';
import { useLive, useSession } from '../session/use-chat.ts';
import { nameOf } from '../state/select.ts';
import { t } from '../texts/texts.ts';

/** What the message being written answers or edits. */
export function DraftBar() {
  const { draft } = useSession();
  const label = useLive((state) => {
    const { editing, replyTo } = state.draft;
    if (editing) return t.editing;
    return replyTo ? t.replyingTo(nameOf(state, replyTo.author)) : null;
  });
  return (
    <div id="replying" hidden={label === null}>
      <span>{label}</span>
      <IconButton icon="close" label={t.cancel} onClick={() => draft({ type: 'cancel' })} />
    </div>
  );
}
