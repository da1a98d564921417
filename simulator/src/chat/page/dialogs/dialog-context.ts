import { createContext, use } from 'react';

/** The dialog that a form is in. */
interface DialogControl {
  close(): void;
  /** Closes it unless another form has been opened in it. */
  closeIfOpen(): void;
}

export const DialogContext = createContext<DialogControl>({ close: () => {}, closeIfOpen: () => {} });

/** How a form closes its dialog. */
export const useDialog = () => use(DialogContext);
