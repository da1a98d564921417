import { fromNumber, toHex } from '@perigee/core/base/color/color';
import type { RenderedEmbed } from '@perigee/core/base/embeds/rendered-embed';
import type { ReactNode } from 'react';
import { EmbedBox } from '../../../components/message-preview/embed-box.tsx';
import { EmbedFields } from './embed-fields.tsx';
import { EmbedTime } from './embed-time.tsx';
import { PreviewPicture } from './preview-picture.tsx';
import styles from './embed-preview.module.css';

interface EmbedPreviewProps {
  /** Without a colour the stripe has the accent colour. */
  embed: Partial<RenderedEmbed>;
  /** Renders the platform's markup; the text unchanged by default. */
  renderText?: (text: string) => ReactNode;
}

const asTyped = (text: string): ReactNode => text;

/** An embed as the chat platform would show it. */
export function EmbedPreview({ embed, renderText = asTyped }: EmbedPreviewProps) {
  const { color, author, title, url, description, fields = [], image, thumbnail, footer, timestamp } = embed;

  return (
    <EmbedBox
      color={color === undefined ? undefined : toHex(fromNumber(color))}
      author={author !== undefined && <EmbedAuthor author={author} />}
      title={title === undefined ? undefined : <Linked url={url}>{renderText(title)}</Linked>}
      description={description === undefined ? undefined : renderText(description)}
      fields={fields.length > 0 && <EmbedFields fields={fields} renderText={renderText} />}
      thumbnail={thumbnail === undefined ? undefined : <PreviewPicture url={thumbnail.url} look="thumbnail" />}
      image={image !== undefined && <PreviewPicture url={image.url} look="image" />}
      footer={
        footer === undefined && timestamp === undefined ? undefined : <Footer footer={footer} timestamp={timestamp} />
      }
    />
  );
}

function EmbedAuthor({ author }: { author: NonNullable<RenderedEmbed['author']> }) {
  return (
    <p className={styles['author']}>
      {author.icon_url !== undefined && <PreviewPicture url={author.icon_url} look="icon" />}
      <Linked url={author.url}>{author.name}</Linked>
    </p>
  );
}

function Footer({ footer, timestamp }: { footer: RenderedEmbed['footer']; timestamp: RenderedEmbed['timestamp'] }) {
  return (
    <>
      {footer?.icon_url !== undefined && <PreviewPicture url={footer.icon_url} look="icon" />}
      <span>
        {footer?.text}
        {footer !== undefined && timestamp !== undefined && ' • '}
        {timestamp !== undefined && <EmbedTime iso={timestamp} />}
      </span>
    </>
  );
}

/** Looks like a link but is none: following it would leave the settings. */
function Linked({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (url === undefined) return children;
  return (
    <span className={styles['link']} title={url}>
      {children}
    </span>
  );
}
