import { useEffect, useRef } from 'react';
import type { Command } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';

interface SuggestionsProps {
  commands: Command[];
  highlighted: number;
  onPick: (command: Command) => void;
}

/** The commands that match the text. */
export function Suggestions({ commands, highlighted, onPick }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise from it, which is no clean-up.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div id="suggestions" ref={list} role="listbox" aria-label={t.commands} hidden={commands.length === 0}>
      {commands.map((command, index) => (
        <button
          key={command.path}
          type="button"
          role="option"
          aria-selected={index === highlighted}
          onClick={() => onPick(command)}
        >
          <b>{`/${command.label}`}</b>
          <span>{command.description}</span>
          <small>
            {command.options.map(({ required, shownName }) => (required ? shownName : `[${shownName}]`)).join(' ')}
          </small>
        </button>
      ))}
    </div>
  );
}
