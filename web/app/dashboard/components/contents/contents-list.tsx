import { useEffect, useRef } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { foldOf, type Part } from '../../../components/contents/part.ts';
import styles from './contents.module.css';

interface ContentsListProps {
  parts: readonly Part[];
  /** The index of the current part. */
  current: number;
  onChoose: (part: Part) => void;
}

/** The parts of the page by title, with buttons to unfold or fold all of them. */
export function ContentsList({ parts, current, onChoose }: ContentsListProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);

  // On short screens the list has its own scroll bar.
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const foldAll = (isOpen: boolean) => {
    for (const fold of parts.map(({ element }) => foldOf(element))) if (fold !== null) fold.open = isOpen;
  };

  return (
    <>
      <ol ref={list} className={styles['list']}>
        {parts.map((part, index) => (
          <li key={part.element.dataset['path'] ?? part.title}>
            <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => onChoose(part)}>
              {part.title}
            </button>
          </li>
        ))}
      </ol>
      {parts.some(({ element }) => foldOf(element) !== null) && (
        <p className={styles['all']}>
          <button type="button" onClick={() => foldAll(true)}>
            {text(m.contents_unfold)}
          </button>
          <button type="button" onClick={() => foldAll(false)}>
            {text(m.contents_fold)}
          </button>
        </p>
      )}
    </>
  );
}
