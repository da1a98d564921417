import { useRef, useState } from 'react';
import { insertText, removeText } from './insert-text.ts';

/** The braces that a button opens for somebody who then chooses what stands in them. */
export function useBraces() {
  const hasCaret = useRef(false);
  // Where they were opened; they are not the person's own yet.
  const [openedAt, setOpenedAt] = useState<number | null>(null);

  return {
    /** To be called when the field gets the focus. */
    enter: () => {
      hasCaret.current = true;
    },
    open: (field: HTMLTextAreaElement) => {
      // A field nobody was in yet says its beginning, which nobody meant.
      const at = hasCaret.current ? field.selectionEnd : field.value.length;
      insertText(field, '{{ ', at, at);
      setOpenedAt(at);
    },
    /** Takes them away where nobody wrote anything in them: nobody asked for what a button wrote. */
    undo: (field: HTMLTextAreaElement, start: number | undefined, caret: number) => {
      if (openedAt === null) return;
      const written = field.value.slice(openedAt, start ?? openedAt);
      if (/^\{\{\s*$/.test(written)) removeText(field, openedAt, caret);
    },
    /** They are the person's own from now on. */
    keep: () => setOpenedAt(null),
  };
}
