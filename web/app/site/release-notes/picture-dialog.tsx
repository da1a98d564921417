import { type KeyboardEvent, useRef } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { neighbour, swipeDirection } from './picture-order.ts';
import { PICTURE_SIZE, pictureUrl } from './pictures.ts';
import type { Picture } from './release-notes.ts';
import styles from './release-notes.module.css';

interface PictureDialogProps {
  pictures: readonly Picture[];
  /** The index of the open picture; null if none is open. */
  opened: number | null;
  onOpen: (position: number | null) => void;
}

/** One enlarged picture. Buttons, arrow keys and swipes lead to the others. */
export function PictureDialog({ pictures, opened, onOpen }: PictureDialogProps) {
  const text = useText();
  const { locale, theme } = usePreferences();
  const touchX = useRef<number | null>(null);
  const picture = opened === null ? undefined : pictures[opened];

  const step = (direction: -1 | 0 | 1) => {
    if (opened !== null) onOpen(neighbour(opened, direction, pictures.length));
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };

  return (
    <Dialog
      isOpen={picture !== undefined}
      onClose={() => onOpen(null)}
      title={picture?.alt ?? ''}
      isWide
      onKeyDown={handleKey}
    >
      {picture !== undefined && (
        <div
          className={styles['viewer']}
          onTouchStart={({ touches }) => {
            touchX.current = touches[0]?.clientX ?? null;
          }}
          onTouchEnd={({ changedTouches }) => step(swipeDirection(touchX.current, changedTouches[0]?.clientX ?? null))}
        >
          <img src={pictureUrl(picture.name, locale, theme)} alt={picture.alt} {...PICTURE_SIZE} />
          <div className={styles['steps']}>
            <Button onClick={() => step(-1)}>{text(m.picture_previous)}</Button>
            <span>{text(m.picture_position, { position: (opened ?? 0) + 1, count: pictures.length })}</span>
            <Button onClick={() => step(1)}>{text(m.picture_next)}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
