import { type CustomMessage, hasContent } from '@perigee/core/base/messages/custom-message';
import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import { renderSample } from '@perigee/core/base/templates/sample';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { EmbedSample } from '../embed-editor/embed-sample.tsx';
import { Markup } from '../markup/markup.tsx';
import { useMentionNames } from '../markup/use-mention-names.ts';
import { MessagePreview } from '../../../components/message-preview/message-preview.tsx';
import styles from './preview-column.module.css';

export interface PreviewedMessage extends Pick<CustomMessage, 'message' | 'embed'> {
  /** Identifies it among the page's messages. */
  key: string;
  name: string;
  context: TemplateContext;
  isOn: boolean;
  /** A picture sent with the message. */
  attachment?: ReactNode;
}

/** Text and embed of a message, filled with sample values. */
export function MessageSample({
  message: { message, embed, context: place, attachment },
}: {
  message: PreviewedMessage;
}) {
  const text = useText();
  const { locale } = usePreferences();
  const mentions = useMentionNames();

  if (!hasContent({ message, embed }) && attachment === undefined)
    return <p className={styles['note']}>{text(m.preview_is_empty)}</p>;
  return (
    <MessagePreview author={{ name: text(m.product_name), avatar: 'bot' }} time="18:42">
      {message.trim() !== '' && (
        <p className={styles['text']}>
          <Markup text={renderSample(message, place, locale)} mentions={mentions} />
        </p>
      )}
      {embed.enabled && <EmbedSample embed={embed} context={place} />}
      {attachment}
    </MessagePreview>
  );
}
