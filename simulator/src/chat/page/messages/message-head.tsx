import type { MouseEvent } from 'react';
import { shortTime } from '../content/times.ts';
import { roleStyle } from '../elements/looks.ts';
import { placeOf } from '../elements/place.ts';
import { useSession, useSettled } from '../session/use-chat.ts';
import type { Message } from '../shapes/message-shapes.ts';
import { memberOf } from '../state/select.ts';
import { t } from '../texts/texts.ts';

/** Who wrote a message, and when. */
export function MessageHead({ message, name }: { message: Message; name: string }) {
  const { author, webhook_id: webhook, timestamp } = message;
  return (
    <header>
      <Author message={message} name={name} />
      {author.bot ? <span className="tag">{webhook ? t.webhook : t.bot}</span> : null}
      <time dateTime={timestamp}>{shortTime(timestamp)}</time>
    </header>
  );
}

function Author({ message: { author, webhook_id: webhook }, name }: { message: Message; name: string }) {
  const { openPopup } = useSession();
  const isMember = useSettled((state) => memberOf(state, author.id) !== undefined);
  const style = roleStyle(useSettled((state) => memberOf(state, author.id)?.color));
  if (!isMember || webhook) {
    return (
      <b className="author" style={style}>
        {name}
      </b>
    );
  }
  const handleOpen = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    openPopup({ kind: 'member', id: author.id, place: placeOf(event.currentTarget) });
  };
  return (
    <button type="button" className="author" style={style} onClick={handleOpen} onContextMenu={handleOpen}>
      {name}
    </button>
  );
}
