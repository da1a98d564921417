import { useEffect, useEffectEvent } from 'react';
import { isCommandKey } from '../../../lib/keys/is-command-key.ts';

/** Saves by Ctrl+S, on a Mac by Command+S. A dialog that lies above the page has these keys for itself. */
export function useSaveKeys(onSave: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommandKey(event, 'S')) return;
    event.preventDefault();
    if (document.querySelector('dialog[open], [aria-modal="true"]') === null) onSave();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
