import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import type { Theme } from '../../../lib/preferences/preferences.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './chat-sample.module.css';

/** Messages as the chat would show them, in a theme that can be switched. */
export function ChatSample({ children }: { children: ReactNode }) {
  const text = useText();
  const preferences = usePreferences();
  const [theme, setTheme] = useState<Theme>(preferences.theme);

  return (
    <div>
      <header className={styles['head']}>
        <h3>{text(m.embed_preview)}</h3>
        <SegmentedControl<Theme>
          aria-label={text(m.embed_preview_theme)}
          size="xs"
          value={theme}
          onChange={setTheme}
          data={[
            { value: 'dark', label: text(m.embed_preview_dark) },
            { value: 'light', label: text(m.embed_preview_light) },
          ]}
        />
      </header>
      <div className={styles['chat']} data-theme={theme}>
        {children}
      </div>
    </div>
  );
}
