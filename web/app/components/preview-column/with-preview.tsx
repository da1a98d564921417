import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { PreviewedMessage } from './message-sample.tsx';
import styles from './preview-column.module.css';

// The template language behind the samples is for those who have room for them.
const PreviewColumn = lazy(async () => ({ default: (await import('./preview-column.tsx')).PreviewColumn }));

interface WithPreviewProps {
  /** The messages this page edits; parts of the page say with `data-preview` which is theirs. */
  messages: readonly PreviewedMessage[];
  children: ReactNode;
}

/** A settings page with what it makes the bot say beside it, where there is room (visual.md, "Dashboard"). */
export function WithPreview({ messages, children }: WithPreviewProps) {
  const hasRoom = useMediaQuery('(min-width: 1200px)') ?? false;
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = messages;
  const shown = messages.find(({ key }) => key === chosen) ?? messages.find(({ isOn }) => isOn) ?? first;

  return (
    <div className={styles['columns']} data-wide={shown !== undefined || undefined}>
      <div
        className={styles['page']}
        onFocus={({ target }) => {
          const key = target.closest<HTMLElement>('[data-preview]')?.dataset['preview'];
          if (key !== undefined) setChosen(key);
        }}
      >
        {children}
      </div>
      {hasRoom && shown !== undefined && (
        <Suspense fallback={<Skeleton height={240} />}>
          <PreviewColumn messages={messages} shown={shown} onChoose={setChosen} />
        </Suspense>
      )}
    </div>
  );
}
