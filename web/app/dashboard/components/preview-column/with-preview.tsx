import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LongPage } from '../contents/long-page.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import type { PreviewedMessage } from './message-sample.tsx';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import styles from './preview-column.module.css';

// The template language for the samples is loaded only when they are shown.
const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

interface WithPreviewProps {
  /** The messages edited on this page; parts of the page name theirs with `data-preview`. */
  messages: readonly PreviewedMessage[];
  children: ReactNode;
}

/**
 * A settings page with a preview of the bot's messages: beside it on wide screens, otherwise in a sheet
 * (docs/rules/pages.md#long-pages).
 */
export function WithPreview({ messages, children }: WithPreviewProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = messages;
  const shown = messages.find(({ key }) => key === chosen) ?? messages.find(({ isOn }) => isOn) ?? first;
  const preview = shown !== undefined && (
    <Suspense fallback={<Skeleton height={240} />}>
      <Preview messages={messages} current={shown} onChoose={setChosen} />
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

/** The column for the preview beside a page. */
function PreviewColumn({ children }: { children: ReactNode }) {
  const text = useText();

  return (
    <aside className={styles['column']} aria-label={text(m.embed_preview)}>
      {children}
    </aside>
  );
}

/** The button that opens the preview over the page on narrow screens. */
function PreviewSheet({ children }: { children: ReactNode }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button aria-haspopup="dialog" size="small" onClick={() => setOpen(true)}>
        {text(m.embed_preview)}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={text(m.embed_preview)} isSheet>
        <div className={styles['inSheet']}>{children}</div>
      </Dialog>
    </>
  );
}
