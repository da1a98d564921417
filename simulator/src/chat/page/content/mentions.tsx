import { memberOf } from '../state/select.ts';
import { useSettled } from '../session/use-chat.ts';
import type { Names } from '../shapes/message-shapes.ts';

/** A mention of any kind. */
export const Mention = ({ children }: { children: string }) => <span className="mention">{children}</span>;

/** A mention of a user; `names` has those who are not in the member list. */
export function UserMention({ id, names }: { id: string; names: Names }) {
  const name = useSettled((state) => memberOf(state, id)?.name);
  return <Mention>{`@${name ?? names[id] ?? id}`}</Mention>;
}

/** A mention of a role of the guild. */
export function RoleMention({ id }: { id: string }) {
  const name = useSettled(({ server }) => server?.roles.find((role) => role.id === id)?.name);
  return <Mention>{`@${name ?? id}`}</Mention>;
}

/** A mention of a channel of the guild. */
export function ChannelMention({ id }: { id: string }) {
  const name = useSettled(({ server }) => server?.channels.find((channel) => channel.id === id)?.name);
  return <Mention>{`#${name ?? id}`}</Mention>;
}
