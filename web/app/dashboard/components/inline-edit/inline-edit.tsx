import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { InlineFields, type InlineFieldsProps } from './inline-fields.tsx';
import styles from './inline-edit.module.css';

interface InlineEditProps<Value> extends Omit<InlineFieldsProps<Value>, 'onClose'> {
  /** Ids of elements that label the button where its content does not. */
  labelledBy?: string;
  /** Shown while it is not being edited. */
  children: ReactNode;
}

/** A value on a card that is edited in place: pressing it shows its fields; Enter saves, Escape cancels. */
export function InlineEdit<Value>(props: InlineEditProps<Value>) {
  const { label, labelledBy, children, ...fields } = props;
  const text = useText();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return <InlineFields {...fields} label={label} onClose={() => setOpen(false)} />;
  return (
    <button
      ref={opener}
      id={id}
      type="button"
      className={styles['shown']}
      title={text(m.inline_hint)}
      {...(labelledBy !== undefined && { 'aria-labelledby': `${labelledBy} ${id}` })}
      onClick={() => setOpen(true)}
    >
      {children}
    </button>
  );
}
