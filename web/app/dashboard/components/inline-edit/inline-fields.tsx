import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { inlineErrorText } from './inline-error-text.ts';
import { type DraftOptions, useInlineDraft } from './use-inline-draft.ts';
import styles from './inline-edit.module.css';

export interface InlineFieldsProps<Value> extends DraftOptions<Value> {
  /** What is edited, such as “Price of Sword”. */
  label: string;
  /** Shows the fields below each other with labels; by default they share one line without labels. */
  isStacked?: boolean;
  renderFields: (draft: Value, onChange: (draft: Value) => void) => ReactNode;
}

/** Not a form of its own, because cards are inside the form of their page. */
export function InlineFields<Value>(props: InlineFieldsProps<Value>) {
  const { label, isStacked = false, renderFields, onClose } = props;
  const text = useText();
  const group = useRef<HTMLDivElement>(null);
  const { draft, setDraft, canSave, isBusy, error, save } = useInlineDraft(props);

  useEffect(() => group.current?.querySelector<HTMLElement>('input, select')?.focus(), []);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter already activates buttons, and is a line break in a text area.
    if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else void save();
  };

  return (
    // The key handler serves the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={styles['edited']}
      data-stacked={isStacked}
      onKeyDown={handleKey}
    >
      <div className={styles['fields']}>{renderFields(draft, setDraft)}</div>
      <button
        type="button"
        className={styles['done']}
        aria-label={text(m.inline_done)}
        aria-busy={isBusy}
        disabled={!canSave}
        onClick={() => void save()}
      >
        <Icon name="check" size={18} />
      </button>
      <button type="button" className={styles['leave']} aria-label={text(m.cancel)} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
      <div role="alert" className={styles['error']}>
        {error !== null && inlineErrorText(text, error)}
      </div>
    </div>
  );
}
