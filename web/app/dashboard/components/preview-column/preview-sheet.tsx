import { type ReactNode, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import styles from './preview-column.module.css';

/** The button that opens the preview over the page on narrow screens. */
export function PreviewSheet({ children }: { children: ReactNode }) {
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
