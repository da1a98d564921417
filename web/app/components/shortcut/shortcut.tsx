import styles from './shortcut.module.css';

/** The keyboard shortcut of the control it is shown on; hidden from screen readers and on touch devices. */
export function Shortcut({ letter }: { letter: string }) {
  return (
    <kbd className={styles['keys']} aria-hidden="true">
      {isMac() ? `⌘${letter}` : `Ctrl ${letter}`}
    </kbd>
  );
}

/** The server's markup never shows a shortcut, so hydration cannot mismatch. */
function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
