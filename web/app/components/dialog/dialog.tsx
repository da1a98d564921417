import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** As wide as its content instead of the width of a text column. */
  isWide?: boolean;
  /** Slides in from the bottom on a phone. */
  isSheet?: boolean;
  /** Keys pressed anywhere in it. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** The browser's own modal dialog: it traps the focus, and closes on Escape, its close button or a click outside it. */
export function Dialog({ isOpen, onClose, title, isWide = false, isSheet = false, onKeyDown, children }: DialogProps) {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };

  return (
    // A click whose target is the dialog element itself is on its backdrop; keyboard users have Escape for that.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-wide={isWide}
      data-sheet={isSheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={handleClick}
      onKeyDown={onKeyDown}
    >
      {isOpen && (
        <div className={styles['inside']}>
          <header className={styles['header']}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles['close']} aria-label={text(m.dialog_close)} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
