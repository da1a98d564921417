import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useFold } from '../../lib/folds/fold-store.ts';
import { useIsPainted } from '../../lib/rendering/use-is-painted.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './collapsible-card.module.css';

export interface CardFold {
  /** The page and the card's own name: the key under which the browser remembers whether it is open. */
  place: string;
  /** A summary of the content, shown while it is folded. */
  summary: string;
  /** Open until somebody folds it. */
  isOpenAtFirst?: boolean;
}

interface CollapsibleCardProps extends CardFold {
  titleId: string;
  title: string;
  children: ReactNode;
}

/**
 * The content of a foldable card. An error inside unfolds it. Folded content is rendered only after the page is
 * painted.
 */
export function CollapsibleCard({
  titleId,
  title,
  place,
  summary,
  isOpenAtFirst = false,
  children,
}: CollapsibleCardProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useFold(place, isOpenAtFirst);
  const isPainted = useIsPainted();
  // The address may link to a field inside, which must be rendered to be found.
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
