import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';

interface FormDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The maximum width, in pixels. */
  size?: number;
  isFullScreen?: boolean;
  /** Whether a click outside closes it; false where that would lose input. */
  closesOutside?: boolean;
  closesByEscape?: boolean;
  children: ReactNode;
}

/**
 * The dialog of the dashboard. It uses the UI kit, whose dropdowns open above it, which `Dialog` cannot do. Looks like
 * `Dialog`, and restores the focus even if it is unmounted instead of closed.
 */
export function FormDialog(props: FormDialogProps) {
  const { isOpen, onClose, title, size, isFullScreen, closesOutside = true, closesByEscape = true, children } = props;
  const text = useText();
  useFocusGivenBack(isOpen);

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeOnClickOutside={closesOutside}
      closeOnEscape={closesByEscape}
      closeButtonProps={{ 'aria-label': text(m.dialog_close) }}
      {...(size !== undefined && { size })}
      {...(isFullScreen !== undefined && { fullScreen: isFullScreen })}
    >
      {children}
    </Modal>
  );
}

/** The kit restores the focus when a dialog closes, but not when the dialog is unmounted while open. */
function useFocusGivenBack(isOpen: boolean): void {
  const [before] = useState(() => (isOpen ? document.activeElement : null));

  useEffect(() => {
    if (!(before instanceof HTMLElement)) return undefined;
    return () => {
      setTimeout(() => {
        const isLost = (document.activeElement ?? document.body) === document.body;
        if (isLost && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [before]);
}
