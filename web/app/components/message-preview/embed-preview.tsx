import styles from './message-preview.module.css';

interface EmbedPreviewProps {
  title: string;
  description: string;
  footer: string;
}

/** An embed as the chat platform would show it, with the accent colour as its stripe. */
export function EmbedPreview({ title, description, footer }: EmbedPreviewProps) {
  return (
    <div className={styles['embed']}>
      <p className={styles['embedTitle']}>{title}</p>
      <p>{description}</p>
      <p className={styles['embedFooter']}>{footer}</p>
    </div>
  );
}
