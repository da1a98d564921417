import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LongPage } from '../contents/long-page.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import type { PreviewedMessage } from './message-sample.tsx';
import { PreviewColumn } from './preview-column.tsx';
import { PreviewSheet } from './preview-sheet.tsx';

// The template language behind the samples is for those who look at them.
const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

interface WithPreviewProps {
  /** The messages this page edits; parts of the page say with `data-preview` which is theirs. */
  messages: readonly PreviewedMessage[];
  children: ReactNode;
}

/**
 * A settings page with what it makes the bot say: beside it where there is room, else in a sheet that is one press away
 * (docs/rules/pages.md#long-pages).
 */
export function WithPreview({ messages, children }: WithPreviewProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = messages;
  const shown = messages.find(({ key }) => key === chosen) ?? messages.find(({ isOn }) => isOn) ?? first;
  const preview = shown !== undefined && (
    <Suspense fallback={<Skeleton height={240} />}>
      <Preview messages={messages} shown={shown} onChoose={setChosen} />
    </Suspense>
  );

  return (
    <LongPage
      beside={preview === false ? undefined : <PreviewColumn>{preview}</PreviewColumn>}
      inBar={preview !== false && <PreviewSheet>{preview}</PreviewSheet>}
      onFocus={(target) => {
        const key = target.closest<HTMLElement>('[data-preview]')?.dataset['preview'];
        if (key !== undefined) setChosen(key);
      }}
    >
      {children}
    </LongPage>
  );
}
