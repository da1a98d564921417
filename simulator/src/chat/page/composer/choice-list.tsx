import { type MouseEvent, useEffect, useRef } from 'react';
import type { Choice } from '../shapes/shapes.ts';

interface ChoiceListProps {
  id: string;
  choices: Choice[];
  highlighted: number;
  onChoose: (choice: Choice) => void;
}

/** The choices offered for an input. */
export function ChoiceList({ id, choices, highlighted, onChoose }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise from it, which is no clean-up.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });
  // On press, not click: a click comes after the blur that closes the list.
  const handlePress = (event: MouseEvent, choice: Choice) => {
    event.preventDefault();
    onChoose(choice);
  };
  return (
    <div id={id} ref={list} className="choices-list" role="listbox" hidden={choices.length === 0}>
      {choices.map((choice, index) => (
        <button
          key={String(choice.value)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === highlighted}
          onMouseDown={(event) => handlePress(event, choice)}
        >
          {choice.name}
        </button>
      ))}
    </div>
  );
}
