import { type KeyboardEvent, type RefObject, useState } from 'react';
import { findCompletion, insertionOf } from './find-completion.ts';
import { insertText } from './insert-text.ts';
import { listSuggestions, type Suggestion, type SuggestionSource } from './list-suggestions.ts';

export interface SuggestionState {
  /** The choices, while the list is open. */
  suggestions: readonly Suggestion[] | null;
  active: number;
  /** Where in the text what is chosen will stand. */
  start: number | null;
  /** To be called when something was typed. */
  follow: (field: HTMLTextAreaElement) => void;
  /** To be called when only the caret moved. */
  moveCaret: (field: HTMLTextAreaElement) => void;
  close: () => void;
  /** Opens braces at the caret, and the list with them. */
  begin: () => void;
  choose: (suggestion: Suggestion) => void;
  /** True when the key was the list's. */
  handleKey: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
}

/** The list that opens on `{{`: what is in it, which of it is active, and what the keys do. */
export function useSuggestions(
  field: RefObject<HTMLTextAreaElement | null>,
  value: string,
  source: SuggestionSource,
): SuggestionState {
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const completion = caret === null ? null : findCompletion(value, caret);
  const suggestions = completion && listSuggestions(completion, source);

  const close = () => setCaret(null);
  const follow = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    setCaret(selectionStart === selectionEnd ? selectionStart : null);
    setActive(0);
  };
  const choose = ({ insert }: Suggestion) => {
    if (!field.current || !completion) return;
    const { start, end, text, over } = insertionOf(value, completion, insert);
    insertText(field.current, text, start, end);
    const after = start + text.length + over;
    field.current.setSelectionRange(after, after);
    close();
  };

  return {
    suggestions,
    active,
    start: completion && completion.start,
    follow,
    moveCaret: (moved) => {
      if (caret !== null && moved.selectionStart !== caret) follow(moved);
    },
    close,
    choose,
    begin: () => {
      if (!field.current) return;
      insertText(field.current, '{{ ', field.current.selectionStart, field.current.selectionEnd);
      follow(field.current);
    },
    handleKey: (event) => {
      const isAsked = event.key === ' ' && event.ctrlKey;
      if (isAsked) follow(event.currentTarget);
      const chosen = suggestions?.[active];
      const inList = { active, count: suggestions?.length ?? 0, setActive, close };
      return claim(event, isAsked || (chosen !== undefined && act(event, inList, () => choose(chosen))));
    },
  };
}

/** Keeps a key of ours from the field and from what is around it: Escape closes the list and not the dialog. */
function claim(event: KeyboardEvent, isOurs: boolean): boolean {
  if (!isOurs) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

interface ListState {
  active: number;
  count: number;
  setActive: (index: number) => void;
  close: () => void;
}

/** Does what the key does in a list, if it does anything there. */
function act(event: KeyboardEvent, { active, count, setActive, close }: ListState, accept: () => void): boolean {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((active + 1) % count),
    ArrowUp: () => setActive((active - 1 + count) % count),
    Enter: accept,
    Tab: accept,
    Escape: close,
  };
  const action = event.shiftKey ? undefined : actions[event.key];
  action?.();
  return action !== undefined;
}
