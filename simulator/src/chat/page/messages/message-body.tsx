import { EmbedBox } from '../content/embed.tsx';
import { Markdown } from '../content/markdown.tsx';
import { drawEach } from '../elements/sequence.ts';
import { useSession } from '../session/use-chat.ts';
import type { Attachment, Message } from '../shapes/message-shapes.ts';
import { t } from '../texts/texts.ts';
import { AttachmentBox } from './attachment.tsx';
import { Components } from './components.tsx';
import { PollBox } from './poll.tsx';
import { Reactions } from './reactions.tsx';
import { ThreadLink } from './thread-link.tsx';

const LOADING = 128;

/** What a message says and shows. */
export function MessageBody({ message, name }: { message: Message; name: string }) {
  const { names = {}, embeds, sticker_items: stickers = [], poll, thread, reactions = [] } = message;
  const forwarded = message.message_snapshots?.[0]?.message;
  return (
    <>
      {forwarded ? (
        <blockquote className="forwarded">
          <Markdown text={forwarded.content} names={names} />
        </blockquote>
      ) : null}
      <Content message={message} name={name} />
      {drawEach(stickers, (sticker) => (
        <p className="content">{`[${sticker.name}]`}</p>
      ))}
      {standaloneAttachments(message).map((file) => (
        <AttachmentBox key={file.url} file={file} />
      ))}
      {drawEach(embeds, (embed) => (
        <EmbedBox embed={embed} names={names} />
      ))}
      <Components message={message} parts={message.components} />
      {poll ? <PollBox message={message} poll={poll} /> : null}
      {thread ? <ThreadLink thread={thread} /> : null}
      {reactions.length > 0 ? <Reactions message={message} /> : null}
    </>
  );
}

function Content({ message, name }: { message: Message; name: string }) {
  const { content, flags, names, edited_timestamp: editedAt } = message;
  if (flags & LOADING) return <p className="content thinking">{`${name} ${t.thinking}`}</p>;
  if (content === '') return null;
  return (
    <div className="content">
      <Markdown text={content} {...(names && { names })} />
      {editedAt ? <small className="edited">{` ${t.edited}`}</small> : null}
    </div>
  );
}

/** The note under a message that only the person sees. */
export function Privacy({ message }: { message: Message }) {
  const { ask, attempt } = useSession();
  const dismiss = () => ask(`/channels/${message.channel_id}/messages/${message.id}`, 'DELETE');
  return (
    <p className="only-you">
      {`${t.onlyYou} · `}
      <button type="button" className="link" onClick={() => void attempt(dismiss)}>
        {t.dismiss}
      </button>
    </p>
  );
}

/** Attachments that no embed shows; those in an embed appear only there, as on the platform. */
function standaloneAttachments({ attachments, embeds }: Message): Attachment[] {
  const within = new Set(embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]));
  return attachments.filter(({ url }) => !within.has(url));
}
