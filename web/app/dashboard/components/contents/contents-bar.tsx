import { type ReactNode, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { ContentsList } from './contents-list.tsx';
import { goToPart, type Part } from '../../../components/contents/part.ts';
import styles from './contents.module.css';

interface ContentsBarProps {
  parts: readonly Part[];
  current: number;
  /** Shown beside it. */
  children: ReactNode;
}

/** The contents for narrow pages: a line that names the current part and opens the list. */
export function ContentsBar({ parts, current, children }: ContentsBarProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);

  const handleChoose = (part: Part) => {
    setOpen(false);
    // The dialog restores the focus when it closes, so the part is focused after that.
    setTimeout(() => goToPart(part));
  };

  return (
    <div className={styles['bar']} data-contents-bar>
      <button type="button" className={styles['place']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" size={18} />
        <span className="visually-hidden">{text(m.contents_title)}: </span>
        <span className={styles['title']}>{parts[current]?.title}</span>
        <span className={styles['count']} aria-hidden="true">
          {text(m.form_counter, { used: current + 1, max: parts.length })}
        </span>
        <Icon name="chevron" size={18} />
      </button>
      {children}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={text(m.contents_title)} isSheet>
        <ContentsList parts={parts} current={current} onChoose={handleChoose} />
      </Dialog>
    </div>
  );
}
