import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { hasContent } from '@perigee/core/base/messages/custom-message';
import { lazy, Suspense, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { SwitchRow } from '../pickers/switch-row.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { FieldBar } from '../template-field/field-bar.tsx';
import type { MessageEditorProps } from './message-editor-props.ts';
import { EditableMessage } from './editable-message.tsx';
import styles from './message-editor.module.css';

// The template language for the samples is loaded only when they are shown.
const MessageSample = lazy(async () => ({
  default: (await import('../preview-column/message-sample.tsx')).MessageSample,
}));

/**
 * An editor that looks like the sent message: text and embed are edited where the chat shows them, with a test button.
 */
export function MessageEditor(props: MessageEditorProps) {
  const { title, path, context, value, onChange, disabled = false, attachment, starters, test } = props;
  const text = useText();
  // On wide screens the page shows the message beside the form.
  const hasRoom = useMediaQuery('(min-width: 1200px)') ?? false;
  const [chosen, setView] = useState<'write' | 'read'>('write');
  const isRead = chosen === 'read' && !hasRoom;

  return (
    <div className={styles['editor']} role="group" aria-label={text(m.message_editor, { message: title })}>
      <FieldBar>
        {(setSlot) => (
          <div className={styles['paper']}>
            <div className={styles['bar']}>
              <div ref={setSlot} className={styles['tools']} hidden={isRead} />
              {!hasRoom && <ViewChoice value={chosen} onChange={setView} />}
            </div>
            <div className={styles['chat']}>
              {isRead ? (
                <Suspense fallback={<Skeleton height={96} />}>
                  <MessageSample message={{ key: path, name: title, isOn: true, context, attachment, ...value }} />
                </Suspense>
              ) : (
                <EditableMessage {...props} isEmpty={!hasContent(value) && attachment === undefined} />
              )}
            </div>
          </div>
        )}
      </FieldBar>
      <SwitchRow
        label={text(m.embed_switch)}
        hint={text(m.embed_switch_hint)}
        value={value.embed.enabled}
        disabled={disabled}
        onChange={(enabled) => onChange({ ...value, embed: { ...value.embed, enabled } })}
      />
      {(starters !== undefined || test !== undefined) && (
        <div className={styles['foot']}>
          {test}
          {starters}
        </div>
      )}
    </div>
  );
}

interface ViewChoiceProps {
  value: 'write' | 'read';
  onChange: (view: 'write' | 'read') => void;
}

function ViewChoice(props: ViewChoiceProps) {
  const text = useText();

  return (
    <SegmentedControl<'write' | 'read'>
      {...props}
      aria-label={text(m.embed_views)}
      size="xs"
      data={[
        { value: 'write', label: text(m.message_write) },
        { value: 'read', label: text(m.embed_preview) },
      ]}
    />
  );
}
