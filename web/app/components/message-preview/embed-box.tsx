import type { ReactNode } from 'react';
import styles from './embed-box.module.css';

interface EmbedBoxProps {
  /** The stripe's colour as a CSS value; the accent colour by default. */
  color?: string | undefined;
  author?: ReactNode;
  title?: ReactNode;
  description?: ReactNode;
  fields?: ReactNode;
  /** Shown beside the texts. */
  thumbnail?: ReactNode;
  image?: ReactNode;
  footer?: ReactNode;
}

/** The box of an embed as the chat platform would show it, around content that is already rendered. */
export function EmbedBox({ color, author, title, description, fields, thumbnail, image, footer }: EmbedBoxProps) {
  return (
    <div
      className={styles['embed']}
      data-thumbnail={thumbnail !== undefined}
      {...(color !== undefined && { style: { borderInlineStartColor: color } })}
    >
      <div className={styles['texts']}>
        {author}
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {description !== undefined && <div className={styles['description']}>{description}</div>}
        {fields}
      </div>
      {thumbnail}
      {image}
      {footer !== undefined && <p className={styles['footer']}>{footer}</p>}
    </div>
  );
}
