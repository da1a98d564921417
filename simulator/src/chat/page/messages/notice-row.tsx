import { shortTime } from '../content/times.ts';
import type { IconName } from '../elements/icon-paths.ts';
import { Icon } from '../elements/icon.tsx';
import type { Message } from '../shapes/message-shapes.ts';
import { t } from '../texts/texts.ts';

interface Kind {
  icon: IconName;
  text: (name: string, content: string) => string;
}

/** Message types that the platform writes. */
const KINDS: Record<number, Kind> = {
  6: { icon: 'pin', text: t.pinned },
  7: { icon: 'join', text: t.joined },
  18: { icon: 'thread', text: t.threadCreated },
};

/** Whether the platform wrote the message. */
export const isNotice = ({ type }: Message) => KINDS[type] !== undefined;

/** A message of the platform: somebody joined, pinned a message or started a thread. */
export function NoticeRow({ message: { id, type, content, timestamp }, name }: { message: Message; name: string }) {
  const kind = KINDS[type];
  if (kind === undefined) return null;
  return (
    <div className="message notice" role="listitem" data-id={id}>
      <Icon name={kind.icon} />
      <p>
        {kind.text(name, content)} <time dateTime={timestamp}>{shortTime(timestamp)}</time>
      </p>
    </div>
  );
}
