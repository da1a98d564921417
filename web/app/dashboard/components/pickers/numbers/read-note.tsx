import type { ReactNode } from 'react';
import styles from '../fields.module.css';

/** What was read of a text, below its input. */
export function ReadNote({ children }: { children: ReactNode }) {
  return (
    <span className={styles['reads']} aria-live="polite">
      {children}
    </span>
  );
}

/** Puts such a note between an input and its error; null puts nothing there. */
export function putNoteBelow(note: string | null): (input: ReactNode) => ReactNode {
  // One shape with and without the note, so that the input keeps its focus.
  return (input) => (
    <>
      {input}
      {note !== null && <ReadNote>{note}</ReadNote>}
    </>
  );
}
