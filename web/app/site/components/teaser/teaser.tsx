import type { ReactNode } from 'react';
import styles from './teaser.module.css';

interface TeaserProps {
  /** An icon or a number. */
  mark: ReactNode;
  isRound?: boolean;
  title: string;
  text: string;
}

/** One item of a list of reasons or steps: a mark, a title, a line or two. */
export function Teaser({ mark, isRound = false, title, text }: TeaserProps) {
  return (
    <li className={styles['teaser']}>
      <span className={styles['mark']} data-round={isRound} aria-hidden="true">
        {mark}
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
