import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Choice, CommandPart } from '../shapes/shapes.ts';
import { useSuggestedChoices } from './use-suggested-choices.ts';

export interface AutocompleteOption {
  option: CommandPart;
  /** The command, with its groups. */
  path: string;
  box: RefObject<HTMLDivElement | null>;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** What is typed into an input with suggestions, and what is chosen. */
export function useAutocomplete({ option, path, box }: AutocompleteOption, field: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState('');
  /** The value behind the text; undefined for a text of one's own. */
  const [value, setValue] = useState<string>();
  const [highlighted, setHighlighted] = useState(0);
  const { choices, askLater, forget } = useSuggestedChoices({ path, option: option.name, box, field });

  const choose = (choice: Choice) => {
    setText(choice.name);
    setValue(String(choice.value));
    setHighlighted(0);
    forget();
  };
  const handleType = (typed: string) => {
    setText(typed);
    setValue(undefined);
    setHighlighted(0);
    askLater();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const choice = choices[highlighted];
    if (choices.length === 0) return;
    if (event.key === 'Escape') forget();
    else if (event.key === 'Enter' && choice) choose(choice);
    else if (step !== undefined) setHighlighted((highlighted + step + choices.length) % choices.length);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { text, value, highlighted, choices, askLater, forget, choose, handleType, handleKey };
}
