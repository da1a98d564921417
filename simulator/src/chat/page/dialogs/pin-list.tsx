import { Markdown } from '../content/markdown.tsx';
import { shortTime } from '../content/times.ts';
import { Avatar } from '../elements/avatar.tsx';
import { useLive, useSession } from '../session/use-chat.ts';
import { usePins } from '../session/use-pins.ts';
import type { Message } from '../shapes/message-shapes.ts';
import { mayInChannel, nameOf } from '../state/select.ts';
import { t } from '../texts/texts.ts';
import { DialogForm } from './dialog-form.tsx';
import { useDialog } from './dialog-context.ts';

const FOUND_MS = 2_000;

/** A channel's pinned messages. */
export function PinList({ channel, pins }: { channel: string | null; pins: Message[] }) {
  return (
    <DialogForm title={t.pins}>
      {pins.length > 0 ? (
        <ul className="rows">
          {pins.map((message) => (
            <Pin key={message.id} channel={channel} message={message} />
          ))}
        </ul>
      ) : (
        <p className="empty">{t.noPins}</p>
      )}
    </DialogForm>
  );
}

function Pin({ channel, message }: { channel: string | null; message: Message }) {
  const { ask, attempt } = useSession();
  const openPins = usePins();
  const { close } = useDialog();
  const name = useLive((state) => nameOf(state, message.author));
  const mayUnpin = useLive((state) => mayInChannel(state, 'PinMessages'));
  const unpin = async () => {
    await ask(`/channels/${channel}/messages/${message.id}/pin`, 'POST', { action: 'remove' });
    await openPins(channel);
  };
  const jump = () => {
    close();
    showMessage(message.id);
  };
  return (
    <li className="pinned">
      <Avatar user={message.author} size={32} />
      <div>
        <header>
          <b>{name}</b>
          <time>{shortTime(message.timestamp)}</time>
        </header>
        <div className="content">
          <Preview message={message} />
        </div>
        <footer>
          <button type="button" className="link" onClick={jump}>
            {t.jump}
          </button>
          {mayUnpin ? (
            <button type="button" className="link" onClick={() => void attempt(unpin)}>
              {t.unpin}
            </button>
          ) : null}
        </footer>
      </div>
    </li>
  );
}

function Preview({ message: { content, embeds, attachments, names } }: { message: Message }) {
  if (content !== '') return <Markdown text={content} {...(names && { names })} />;
  return embeds[0]?.title ?? embeds[0]?.description ?? attachments[0]?.filename ?? '…';
}

/** Scrolls to a message and highlights it briefly. */
function showMessage(id: string): void {
  const row = document.querySelector(`#messages [data-id="${id}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.classList.add('found');
  setTimeout(() => row?.classList.remove('found'), FOUND_MS);
}
