import { type ComponentType, useEffect, useState } from 'react';
import type { User } from '@perigee/core/session/user';
import { m } from '#texts';
import { isCommandKey } from '../../lib/keys/is-command-key.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { say } from '../../lib/snackbar/snackbar-store.ts';
import { Icon } from '../icon/icon.tsx';
import { Shortcut } from '../shortcut/shortcut.tsx';
import styles from './palette-trigger.module.css';

type Opened = ComponentType<{ user: User; onClose: () => void }>;

/** The place in the bar that the search opens from, as Ctrl+K does; for who is signed in. What it opens is loaded then. */
export function PaletteTrigger() {
  const text = useText();
  const session = useSession();
  const isSignedIn = session.status === 'user';
  const [Palette, setPalette] = useState<Opened | null>(null);

  const open = () => {
    // At once where it can be: what is typed next is meant for it.
    if (loaded !== null) setPalette(() => loaded);
    else
      loadPalette().then(
        (palette) => setPalette(() => palette),
        () => say('bad', text(m.error_internal)),
      );
  };

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (!isCommandKey(event, 'K')) return;
      event.preventDefault();
      // One dialog above another would leave the first open behind the page it leads to.
      if (document.querySelector('dialog[open], [aria-modal="true"]') === null) open();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });

  if (!isSignedIn) return null;
  return (
    <>
      <button
        type="button"
        className={styles['trigger']}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette().catch(() => undefined)}
        onClick={open}
      >
        <Icon name="search" />
        <span className="visually-hidden">{text(m.palette_title)}</span>
        <Shortcut letter="K" />
      </button>
      {Palette !== null && <Palette user={session.user} onClose={() => setPalette(null)} />}
    </>
  );
}

let loaded: Opened | null = null;

async function loadPalette(): Promise<Opened> {
  const { Palette } = await import('./palette.tsx');
  loaded = Palette;
  return Palette;
}
