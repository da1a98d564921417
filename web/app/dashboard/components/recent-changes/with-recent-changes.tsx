import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import contents from '../contents/contents.module.css';
import { RecentChanges } from './recent-changes.tsx';

/** A page too short for a list of contents, with the recent changes beside it on wide screens. */
export function WithRecentChanges({ children }: { children: ReactNode }) {
  const hasRoom = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });

  return (
    <div className={contents['columns']} data-wide>
      <div className={contents['page']}>{children}</div>
      {hasRoom && (
        <div className={contents['side']}>
          <RecentChanges />
        </div>
      )}
    </div>
  );
}
