import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';

interface FormDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** How wide it may become, in pixels. */
  size?: number;
  isFullScreen?: boolean;
  /** Whether a click beside it closes it; not where that would lose what was typed. */
  closesOutside?: boolean;
  closesByEscape?: boolean;
  children: ReactNode;
}

/**
 * The dialog of the dashboard: the kit's, whose lists open above it, which `Dialog` can’t offer. Looks like `Dialog`, and
 * gives the focus back also where it is unmounted instead of closed.
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

/** The kit gives the focus back when a dialog closes, but not to where one comes and goes with what it is about. */
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
