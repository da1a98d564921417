import { useRef, useState } from 'react';
import { insertText, removeText } from './insert-text.ts';

/** Braces opened by a button, in which the person then chooses a variable. */
export function useBraces() {
  const hasCaret = useRef(false);
  // Where they were opened; null once the person has used them.
  const [openedAt, setOpenedAt] = useState<number | null>(null);

  return {
    /** Call it when the field gets the focus. */
    enter: () => {
      hasCaret.current = true;
    },
    open: (field: HTMLTextAreaElement) => {
      // A field never focused reports its caret at the start, where nobody put it.
      const at = hasCaret.current ? field.selectionEnd : field.value.length;
      insertText(field, '{{ ', at, at);
      setOpenedAt(at);
    },
    /** Removes the braces if nothing was typed in them: the person did not write them. */
    undo: (field: HTMLTextAreaElement, start: number | undefined, caret: number) => {
      if (openedAt === null) return;
      const written = field.value.slice(openedAt, start ?? openedAt);
      if (/^\{\{\s*$/.test(written)) removeText(field, openedAt, caret);
    },
    /** The person has used them, so they are kept. */
    keep: () => setOpenedAt(null),
  };
}
