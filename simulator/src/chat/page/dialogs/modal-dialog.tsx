import { useLayoutEffect, useRef } from 'react';
import { useLive, useSession } from '../session/use-chat.ts';
import { DialogContents } from './dialog-contents.tsx';
import { DialogContext } from './dialog-context.ts';

const FIELD = '.fields :is(input, select, textarea, .multi-select > summary)';
const LAST_BUTTON = 'form > footer > button:last-child';

/** The dialog in which all forms open, one at a time. */
export function ModalDialog() {
  const { store, set } = useSession();
  const dialog = useLive((state) => state.dialog);
  const dialogs = useLive((state) => state.dialogs);
  const box = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (dialog !== null && box.current) show(box.current);
  }, [dialog]);

  // By hand rather than by the state: the browser gives the focus back, and the state follows.
  const close = () => box.current?.close();
  const closeIfOpen = () => {
    if (store.read().dialog === dialog) close();
  };
  const handleClose = () => {
    if (box.current?.open === false) set({ dialog: null });
  };

  return (
    <dialog id="modal" ref={box} aria-labelledby="modal-title" onClose={handleClose}>
      <DialogContext value={{ close, closeIfOpen }}>
        {dialog ? <DialogContents key={dialogs} dialog={dialog} /> : null}
      </DialogContext>
    </dialog>
  );
}

/** Opens the dialog with the focus in the first field, otherwise on the last of the buttons below. */
function show(box: HTMLDialogElement): void {
  if (!box.open) box.showModal();
  (box.querySelector<HTMLElement>(FIELD) ?? box.querySelector<HTMLElement>(LAST_BUTTON))?.focus();
}
