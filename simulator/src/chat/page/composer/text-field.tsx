import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { useLive, useSettled } from '../session/use-chat.ts';
import { t } from '../texts/texts.ts';
import { placeholderOf } from './placeholder.ts';

const TEXT_MAX = 2_000;
const HEIGHT_MAX_PX = 180;

interface TextFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  isDisabled: boolean;
  onWrite: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** The text being written; it grows with its lines. */
export function TextField({ field, isDisabled, onWrite, onKey }: TextFieldProps) {
  const text = useLive(({ draft }) => draft.text);
  const focus = useLive(({ draft }) => draft.focus);
  const placeholder = useSettled(placeholderOf);

  useLayoutEffect(() => {
    if (field.current) fitHeight(field.current);
  });

  useLayoutEffect(() => {
    if (focus > 0) field.current?.focus();
  }, [field, focus]);

  return (
    <textarea
      id="text"
      ref={field}
      rows={1}
      maxLength={TEXT_MAX}
      aria-label={t.message}
      placeholder={placeholder}
      disabled={isDisabled}
      value={text}
      onChange={(event) => onWrite(event.target.value)}
      onKeyDown={onKey}
    />
  );
}

function fitHeight(field: HTMLTextAreaElement): void {
  field.style.height = 'auto';
  field.style.height = `${Math.min(field.scrollHeight, HEIGHT_MAX_PX)}px`;
}
