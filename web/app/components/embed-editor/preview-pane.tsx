import { SegmentedControl } from '@mantine/core';
import type { Embed } from '@perigee/core/embeds/schema';
import type { TemplatePlace } from '@perigee/core/templates/catalogue';
import { useState } from 'react';
import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import type { Theme } from '../../lib/preferences/preferences.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { MessagePreview } from '../message-preview/message-preview.tsx';
import { EmbedSample } from './embed-sample.tsx';
import styles from './embed-editor.module.css';

/** The message beside its editor, to be looked at in either theme of the chat. */
export function PreviewPane({ embed, place }: { embed: Embed; place: TemplatePlace }) {
  const text = useText();
  const preferences = usePreferences();
  const [theme, setTheme] = useState<Theme>(preferences.theme);

  return (
    <section className={styles['preview']} aria-label={text(m.embed_preview)}>
      <header>
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
        <MessagePreview author={{ name: text(m.product_name), avatar: 'bot' }} time="18:42">
          <EmbedSample embed={embed} place={place} />
        </MessagePreview>
      </div>
      <p className={styles['note']}>{text(m.embed_preview_note)}</p>
    </section>
  );
}
