import { SegmentedControl } from '@mantine/core';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ChatSample } from '../chat-sample/chat-sample.tsx';
import { type PreviewedMessage, MessageSample } from './message-sample.tsx';
import styles from './preview-column.module.css';

interface PreviewProps {
  messages: readonly PreviewedMessage[];
  current: PreviewedMessage;
  onChoose: (key: string) => void;
}

/** The message being edited, as it will be displayed. */
export function Preview({ messages, current, onChoose }: PreviewProps) {
  const text = useText();

  return (
    <div className={styles['preview']}>
      {messages.length > 1 && (
        <SegmentedControl
          aria-label={text(m.preview_which)}
          fullWidth
          size="xs"
          value={current.key}
          onChange={onChoose}
          data={messages.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
      <ChatSample>
        <MessageSample key={current.key} message={current} />
      </ChatSample>
      <p className={styles['note']}>{text(current.isOn ? m.embed_preview_note : m.preview_is_off)}</p>
    </div>
  );
}
