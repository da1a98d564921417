import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { RecentChanges } from '../recent-changes/recent-changes.tsx';
import { ContentsBar } from './contents-bar.tsx';
import { ContentsList } from './contents-list.tsx';
import { goToPart } from '../../../components/contents/part.ts';
import { useCurrentPart } from './use-current-part.ts';
import { useParts } from './use-parts.ts';
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
