import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { EmbedEditor } from '../embed-editor/embed-editor.tsx';
import { errorsUnder } from '../embed-editor/error-at.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { MessagePreview } from '../../../components/message-preview/message-preview.tsx';
import { TemplateField } from '../template-field/template-field.tsx';
import type { MessageEditorProps } from './message-editor-props.ts';
import styles from './message-editor.module.css';

interface EditableMessageProps extends MessageEditorProps {
  /** The message has no content yet. */
  isEmpty: boolean;
}

/** The message as in the chat, with its texts as input fields. */
export function EditableMessage(props: EditableMessageProps) {
  const { label, path, context, value, onChange, errors, disabled = false, sample, attachment, isEmpty } = props;
  const text = useText();

  return (
    <MessagePreview author={{ name: text(m.product_name), avatar: 'bot' }} time="18:42">
      <TemplateField
        label={label}
        path={`${path}.message`}
        context={context}
        placeholder={sample}
        value={value.message}
        onChange={(message) => onChange({ ...value, message })}
        error={errors[`${path}.message`]}
        disabled={disabled}
        isFirst
      />
      {isEmpty && !disabled && (
        <button type="button" className={styles['take']} onClick={() => onChange({ ...value, message: sample })}>
          <Icon name="check" size={16} />
          {text(m.message_take_sample)}
        </button>
      )}
      <EmbedEditor
        path={`${path}.embed`}
        context={context}
        embed={value.embed}
        onChange={(embed) => onChange({ ...value, embed })}
        errorAt={errorsUnder(errors, `${path}.embed`)}
        disabled={disabled}
      />
      {attachment !== undefined && <div className={styles['attachment']}>{attachment}</div>}
    </MessagePreview>
  );
}
