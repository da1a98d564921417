import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useFold } from '../../lib/folds/fold-store.ts';
import { useIsPainted } from '../../lib/rendering/use-is-painted.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './folded-card.module.css';

export interface CardFold {
  /** Its page and its own name: by it the browser remembers whether it lies open. */
  place: string;
  /** What is inside, while it is folded. */
  summary: string;
  /** Lies open until somebody folds it. */
  isOpenAtFirst?: boolean;
}

interface FoldedCardProps extends CardFold {
  titleId: string;
  title: string;
  children: ReactNode;
}

/** The inside of a card that folds. What is wrong in it unfolds it. The page is drawn before what nobody sees of it. */
export function FoldedCard({ titleId, title, place, summary, isOpenAtFirst = false, children }: FoldedCardProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useFold(place, isOpenAtFirst);
  const isPainted = useIsPainted();
  // An address may lead to any field, which then has to be found.
  const isLinked = useLocation().hash !== '';

  useEffect(() => {
    const { current } = details;
    if (current !== null && current.querySelector('[aria-invalid="true"]') !== null) current.open = true;
  });

  return (
    <details
      ref={details}
      className={styles['fold']}
      open={isOpen}
      onToggle={({ target, currentTarget }) => target === currentTarget && setOpen(currentTarget.open)}
    >
      <summary>
        <span className={styles['words']}>
          <h2 id={titleId}>{title}</h2>
          {!isOpen && <span className={styles['summary']}>{summary}</span>}
        </span>
        <Icon name="chevron" />
      </summary>
      {(isOpen || isPainted || isLinked) && children}
    </details>
  );
}
