import { SegmentedControl } from '@mantine/core';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { ChatSample } from '../chat-sample/chat-sample.tsx';
import { type PreviewedMessage, MessageSample } from './message-sample.tsx';
import styles from './preview-column.module.css';

interface PreviewColumnProps {
  messages: readonly PreviewedMessage[];
  shown: PreviewedMessage;
  onChoose: (key: string) => void;
}

/** The message that is being edited, as it will be read. */
export function PreviewColumn({ messages, shown, onChoose }: PreviewColumnProps) {
  const text = useText();

  return (
    <aside className={styles['column']} aria-label={text(m.embed_preview)}>
      <SegmentedControl
        aria-label={text(m.preview_which)}
        fullWidth
        size="xs"
        value={shown.key}
        onChange={onChoose}
        data={messages.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <ChatSample>
        <MessageSample key={shown.key} message={shown} />
      </ChatSample>
      <p className={styles['note']}>{text(shown.isOn ? m.embed_preview_note : m.preview_is_off)}</p>
    </aside>
  );
}
