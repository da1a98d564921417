import styles from './shortcut.module.css';

/** The keys that do the same as what they stand on; for those who see it, and have a keyboard. */
export function Shortcut({ letter }: { letter: string }) {
  return (
    <kbd className={styles['keys']} aria-hidden="true">
      {isMac() ? `⌘${letter}` : `Ctrl ${letter}`}
    </kbd>
  );
}

/** What is drawn by the server shows no keys, so both never disagree. */
function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
