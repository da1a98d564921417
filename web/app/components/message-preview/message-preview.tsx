import type { ReactNode } from 'react';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Logo } from '../logo/logo.tsx';
import styles from './message-preview.module.css';

interface MessagePreviewProps {
  /** The bot shows its own mark and a label; a member shows the first letter of their name. */
  author: { name: string; avatar: 'bot' | 'member' };
  /** Hours and minutes, as the platform prints them. */
  time: string;
  children: ReactNode;
}

/** One message as the chat platform would show it. */
export function MessagePreview({ author, time, children }: MessagePreviewProps) {
  const text = useText();

  return (
    <div className={styles['message']}>
      <span className={styles['avatar']} aria-hidden="true">
        {author.avatar === 'bot' ? <Logo size={26} /> : Array.from(author.name).slice(0, 1).join('')}
      </span>
      <div className={styles['main']}>
        <p className={styles['head']}>
          <span className={styles['name']}>{author.name}</span>
          {author.avatar === 'bot' && <span className={styles['bot']}>{text(m.preview_bot)}</span>}
          <span className={styles['time']}>{text(m.preview_today, { time })}</span>
        </p>
        <div>{children}</div>
      </div>
    </div>
  );
}
