import type { Embed } from '@perigee/core/embeds/schema';
import type { TemplatePlace } from '@perigee/core/templates/catalogue';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { ChatSample } from '../chat-sample/chat-sample.tsx';
import { MessagePreview } from '../message-preview/message-preview.tsx';
import { EmbedSample } from './embed-sample.tsx';
import styles from './embed-editor.module.css';

/** The message beside its editor. */
export function PreviewPane({ embed, place }: { embed: Embed; place: TemplatePlace }) {
  const text = useText();

  return (
    <section className={styles['preview']} aria-label={text(m.embed_preview)}>
      <ChatSample>
        <MessagePreview author={{ name: text(m.product_name), avatar: 'bot' }} time="18:42">
          <EmbedSample embed={embed} place={place} />
        </MessagePreview>
      </ChatSample>
      <p className={styles['note']}>{text(m.embed_preview_note)}</p>
    </section>
  );
}
