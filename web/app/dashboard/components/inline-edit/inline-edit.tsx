import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { InlineFields, type InlineFieldsProps } from './inline-fields.tsx';
import styles from './inline-edit.module.css';

interface InlineEditProps<Value> extends Omit<InlineFieldsProps<Value>, 'onClose'> {
  /** Ids of what names the button, where what it shows does not. */
  labelledBy?: string;
  /** What stands there while nothing is edited. */
  children: ReactNode;
}

/** Something on a card that is changed where it stands: pressed, it becomes its fields; Enter keeps, Escape leaves them. */
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
