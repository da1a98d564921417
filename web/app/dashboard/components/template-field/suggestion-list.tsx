import { type RefObject, useLayoutEffect, useRef } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { Suggestion } from './list-suggestions.ts';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
  /** Contains the mark below which the list is positioned. */
  mirror: RefObject<HTMLElement | null>;
}

/** The suggestions, below the line being typed; keyed by their position in the text. The focus stays in the field. */
export function SuggestionList({ id, suggestions, active, onChoose, mirror }: SuggestionListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const mark = mirror.current?.querySelector<HTMLElement>('[data-marker]');
    const scrolled = mirror.current?.parentElement?.parentElement?.scrollTop ?? 0;
    if (list.current && mark) list.current.style.top = `${mark.offsetTop + LINE_PX - scrolled}px`;
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [mirror]);

  return (
    <div ref={list} id={id} className={styles['list']} role="listbox" aria-label={text(m.template_suggestions)}>
      {suggestions.length === 0 && <p className={styles['none']}>{text(m.template_suggestions_none)}</p>}
      {suggestions.map((suggestion, index) => (
        // The field handles the keys: it keeps the focus and names the active option.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={suggestion.insert}
          ref={index === active ? keepInView : undefined}
          id={`${id}-${index}`}
          className={styles['option']}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className={styles['label']} data-kind={suggestion.kind}>
            {suggestion.kind === 'role' && <RoleDot color={suggestion.color} />}
            {suggestion.label}
          </span>
          <span className={styles['hint']}>{suggestion.hint}</span>
        </div>
      ))}
    </div>
  );
}

const keepInView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The distance from the top of a line to just below it, in pixels. */
const LINE_PX = 28;

function RoleDot({ color }: { color: number }) {
  const hex = `#${color.toString(16).padStart(6, '0')}`;
  return <span className={styles['dot']} style={color === 0 ? {} : { background: hex }} />;
}
