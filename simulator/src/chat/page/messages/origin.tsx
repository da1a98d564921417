import { Avatar } from '../elements/avatar.tsx';
import { useSettled } from '../session/use-chat.ts';
import type { Message, User } from '../shapes/message-shapes.ts';
import { nameOf } from '../state/select.ts';
import { t } from '../texts/texts.ts';

const REPLY = 19;
const QUOTED_MAX = 90;

/** What a message answers: a command, or another message. */
export function Origin({ message }: { message: Message }) {
  const { interaction, interaction_metadata: used, referenced_message: original } = message;
  if (interaction && used) return <CommandOrigin user={used.user} command={interaction.name} />;
  if (message.type !== REPLY) return null;
  if (original) return <ReplyOrigin original={original} />;
  return (
    <p className="origin">
      <span>{t.originalDeleted}</span>
    </p>
  );
}

function CommandOrigin({ user, command }: { user: User; command: string }) {
  const name = useSettled((state) => nameOf(state, user));
  return (
    <p className="origin">
      <Avatar user={user} size={18} />
      <span>{t.used(name, command)}</span>
    </p>
  );
}

function ReplyOrigin({ original: { author, content } }: { original: Message }) {
  const name = useSettled((state) => nameOf(state, author));
  return (
    <p className="origin">
      <Avatar user={author} size={18} />
      <span>
        <b>{name}</b> {content.replace(/[*_`~|]/g, '').slice(0, QUOTED_MAX) || '…'}
      </span>
    </p>
  );
}
