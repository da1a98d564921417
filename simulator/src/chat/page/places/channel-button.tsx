import type { ReactNode } from 'react';
import { useSession, useSettled } from '../session/use-chat.ts';
import type { Channel } from '../shapes/shapes.ts';

interface ChannelButtonProps {
  channel: Channel;
  kind: string;
  icon: ReactNode;
  onOpen: () => unknown;
}

/** An entry of the channel list; it shows whether the channel is open and whether it has unread messages. */
export function ChannelButton({ channel, kind, icon, onOpen }: ChannelButtonProps) {
  const { attempt } = useSession();
  const isOpen = useSettled((state) => state.channel === channel.id);
  const isUnread = useSettled(({ unread }) => unread.has(channel.id));
  return (
    <button
      type="button"
      className={['channel', kind, isUnread && 'unread'].filter(Boolean).join(' ')}
      aria-current={isOpen ? 'page' : undefined}
      onClick={() => void attempt(onOpen)}
    >
      {icon}
      <span>{channel.name}</span>
    </button>
  );
}
