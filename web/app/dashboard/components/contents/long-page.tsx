import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, type RefObject, useLayoutEffect, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { RecentChanges } from '../recent-changes/recent-changes.tsx';
import { ContentsBar } from './contents-bar.tsx';
import { ContentsList } from './contents-list.tsx';
import { goToPart, type Part, partsIn } from '../../../components/contents/part.ts';
import { useCurrentPart } from './use-current-part.ts';
import styles from './contents.module.css';

interface LongPageProps {
  /** Shown below the contents on wide pages; the recent changes by default. */
  beside?: ReactNode;
  /** Shown beside the line that replaces the contents on narrow pages. */
  inBar?: ReactNode;
  onFocus?: (target: Element) => void;
  children: ReactNode;
}

/** A page of many parts, with a list of contents that follows the reader (docs/rules/pages.md#long-pages). */
export function LongPage({ beside, inBar, onFocus, children }: LongPageProps) {
  const text = useText();
  const page = useRef<HTMLDivElement>(null);
  const hasRoom = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const parts = useParts(page);
  const current = useCurrentPart(parts);

  return (
    <div className={styles['columns']} data-wide data-beside={beside !== undefined || undefined}>
      {!hasRoom && (
        <ContentsBar parts={parts} current={current}>
          {inBar}
        </ContentsBar>
      )}
      <div ref={page} className={styles['page']} onFocus={({ target }) => onFocus?.(target)}>
        {children}
      </div>
      {hasRoom && (
        <div className={styles['side']}>
          <nav className={styles['contents']} aria-label={text(m.contents_title)}>
            <p aria-hidden="true">{text(m.contents_title)}</p>
            <ContentsList parts={parts} current={current} onChoose={goToPart} />
          </nav>
          {beside ?? <RecentChanges />}
        </div>
      )}
    </div>
  );
}

/** The parts of a page, updated when parts come or go; known before the first paint. */
function useParts(root: RefObject<HTMLElement | null>): readonly Part[] {
  const [parts, setParts] = useState<readonly Part[]>([]);

  useLayoutEffect(() => {
    const { current } = root;
    if (current === null) return undefined;
    const collect = () =>
      setParts((before) => {
        const now = partsIn(current);
        return isSameList(before, now) ? before : now;
      });
    collect();
    const observer = new MutationObserver(collect);
    observer.observe(current, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);

  return parts;
}

function isSameList(some: readonly Part[], others: readonly Part[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ title, element }, index) => title === others[index]?.title && element === others[index].element)
  );
}
