import { fromNumber, toHex } from '@perigee/core/color/color';
import type { RenderedEmbed } from '@perigee/core/embeds/rendered-embed';
import type { ReactNode } from 'react';
import { EmbedFields } from './embed-fields.tsx';
import { EmbedTime } from './embed-time.tsx';
import { PreviewPicture } from './preview-picture.tsx';
import styles from './embed-preview.module.css';

interface EmbedPreviewProps {
  /** Without a colour the stripe wears the accent. */
  embed: Partial<RenderedEmbed>;
  /** Draws the platform's mark-up; as it stands where left out. */
  renderText?: (text: string) => ReactNode;
}

const asTyped = (text: string): ReactNode => text;

/** An embed as the chat platform would show it. */
export function EmbedPreview({ embed, renderText = asTyped }: EmbedPreviewProps) {
  const { color, author, title, url, description, fields = [], image, thumbnail, footer, timestamp } = embed;
  const hasFoot = footer !== undefined || timestamp !== undefined;

  return (
    <div
      className={styles['embed']}
      data-thumbnail={thumbnail !== undefined}
      {...(color !== undefined && { style: { borderInlineStartColor: toHex(fromNumber(color)) } })}
    >
      <div className={styles['texts']}>
        {author !== undefined && (
          <p className={styles['author']}>
            {author.icon_url !== undefined && <PreviewPicture url={author.icon_url} look="icon" />}
            <Linked url={author.url}>{author.name}</Linked>
          </p>
        )}
        {title !== undefined && (
          <p className={styles['title']}>
            <Linked url={url}>{renderText(title)}</Linked>
          </p>
        )}
        {description !== undefined && <div className={styles['description']}>{renderText(description)}</div>}
        {fields.length > 0 && <EmbedFields fields={fields} renderText={renderText} />}
      </div>
      {thumbnail !== undefined && <PreviewPicture url={thumbnail.url} look="thumbnail" />}
      {image !== undefined && <PreviewPicture url={image.url} look="image" />}
      {hasFoot && (
        <p className={styles['footer']}>
          {footer?.icon_url !== undefined && <PreviewPicture url={footer.icon_url} look="icon" />}
          <span>
            {footer?.text}
            {footer !== undefined && timestamp !== undefined && ' • '}
            {timestamp !== undefined && <EmbedTime iso={timestamp} />}
          </span>
        </p>
      )}
    </div>
  );
}

/** Looks like the link it will be; following it would lead out of the settings. */
function Linked({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (url === undefined) return children;
  return (
    <span className={styles['link']} title={url}>
      {children}
    </span>
  );
}
