import { type ComponentType, useEffect, useState } from 'react';
import type { User } from '@perigee/core/community/session/user';
import { m } from '#texts';
import { isCommandKey } from '../../lib/keys/is-command-key.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { notify } from '../../lib/snackbar/snackbar-store.ts';
import { Icon } from '../icon/icon.tsx';
import { Shortcut } from '../shortcut/shortcut.tsx';
import styles from './palette-trigger.module.css';

type PaletteComponent = ComponentType<{ user: User; onClose: () => void }>;

/**
 * The button in the bar that opens the search, as Ctrl+K does; signed-in people only. The search is loaded on first
 * use.
 */
export function PaletteTrigger() {
  const text = useText();
  const session = useSession();
  const isSignedIn = session.status === 'user';
  const [Palette, setPalette] = useState<PaletteComponent | null>(null);

  const open = () => {
    // Synchronous if already loaded: the next keystrokes are meant for the search.
    if (loaded !== null) setPalette(() => loaded);
    else
      loadPalette().then(
        (palette) => setPalette(() => palette),
        () => notify('error', text(m.error_internal)),
      );
  };

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (!isCommandKey(event, 'K')) return;
      event.preventDefault();
      // Opening on top of another dialog would leave that dialog open behind the page the search leads to.
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

let loaded: PaletteComponent | null = null;

async function loadPalette(): Promise<PaletteComponent> {
  const { Palette } = await import('./palette.tsx');
  loaded = Palette;
  return Palette;
}
