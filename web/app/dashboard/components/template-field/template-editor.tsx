import type { TemplateProblem } from '@perigee/core/base/templates/problem';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { SuggestionList } from './suggestion-list.tsx';
import { TemplateMirror } from './template-mirror.tsx';
import type { SuggestionState } from './use-suggestions.ts';
import styles from './template-field.module.css';

/** The props of an ordinary input. */
export interface TemplateInputProps {
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** A single line, such as a title. */
  isLine?: boolean;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
}

interface TemplateEditorProps extends TemplateInputProps {
  id: string;
  problem: TemplateProblem | null;
  isInvalid: boolean;
  describedBy: string;
  field: RefObject<HTMLTextAreaElement | null>;
  list: SuggestionState;
}

/** A plain text field with coloured text rendered behind it, so that the browser's own text features keep working. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { id, value, placeholder, isLine = false, problem, isInvalid, list } = props;
  const mirror = useRef<HTMLDivElement>(null);

  return (
    <div className={styles['frame']}>
      <div className={styles['scroller']} data-invalid={isInvalid}>
        <div className={styles['paper']} data-line={isLine}>
          <TemplateMirror ref={mirror} text={value} placeholder={placeholder} problem={problem} markAt={list.start} />
          <TemplateInput {...props} />
        </div>
      </div>
      {list.suggestions && (
        <SuggestionList
          key={list.start}
          id={`${id}-list`}
          suggestions={list.suggestions}
          active={list.active}
          onChoose={list.choose}
          mirror={mirror}
        />
      )}
    </div>
  );
}

function TemplateInput({ field, ...props }: TemplateEditorProps) {
  const { id, value, onChange, isLine = false, list } = props;
  const active = list.suggestions?.[list.active];

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    onChange(isLine ? currentTarget.value.replaceAll(/\s*\n\s*/g, ' ') : currentTarget.value);
    list.follow(currentTarget);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing || list.handleKey(event)) return;
    if (isLine && event.key === 'Enter') event.preventDefault();
  };
  const handleFocus = () => {
    list.enter();
    props.onFocus?.();
  };
  const handleBlur = () => {
    list.leave();
    props.onBlur?.();
  };

  return (
    <textarea
      ref={field}
      id={id}
      className={styles['input']}
      value={value}
      rows={1}
      onChange={handleChange}
      onKeyDown={handleKeyDown}
      onSelect={({ currentTarget }) => list.moveCaret(currentTarget)}
      onFocus={handleFocus}
      onBlur={handleBlur}
      disabled={props.disabled}
      required={props.required}
      placeholder={props.placeholder}
      autoComplete="off"
      aria-invalid={props.isInvalid}
      aria-describedby={props.describedBy}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-controls={list.suggestions ? `${id}-list` : undefined}
      aria-activedescendant={active && `${id}-list-${list.active}`}
    />
  );
}
