import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type Completion, findCompletion, insertionOf } from './find-completion.ts';
import { insertText } from './insert-text.ts';
import { listSuggestions, type Suggestion, type SuggestionSource } from './list-suggestions.ts';
import { useBraces } from './use-braces.ts';

export interface SuggestionState {
  /** The suggestions while the list is open. */
  suggestions: readonly Suggestion[] | null;
  active: number;
  /** Where in the text the choice will be inserted. */
  start: number | null;
  /** Call it after input. */
  follow: (field: HTMLTextAreaElement) => void;
  /** Call it when only the caret has moved. */
  moveCaret: (field: HTMLTextAreaElement) => void;
  /** Opens braces at the last caret position together with the list; they are removed if nothing is chosen. */
  begin: () => void;
  /** Call them when the field gets and loses the focus. */
  enter: () => void;
  leave: () => void;
  choose: (suggestion: Suggestion) => void;
  /** True if the list handled the key. */
  handleKey: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
}

/** The list that opens on `{{`: its entries, the active one, and its keys. */
export function useSuggestions(
  field: RefObject<HTMLTextAreaElement | null>,
  value: string,
  source: SuggestionSource,
): SuggestionState {
  const [caret, setCaret] = useState<number | null>(null);
  const braces = useBraces();
  const [active, setActive] = useState(0);
  const completion = caret === null ? null : findCompletion(value, caret);
  const suggestions = completion && listSuggestions(completion, source);

  const close = () => {
    setCaret(null);
    braces.keep();
  };
  const cancel = () => {
    if (field.current && caret !== null) braces.undo(field.current, completion?.start, caret);
    close();
  };
  const follow = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    setCaret(selectionStart === selectionEnd ? selectionStart : null);
    setActive(0);
  };
  const choose = ({ insert }: Suggestion) => {
    if (!field.current || !completion) return;
    insertChosen(field.current, completion, insert);
    close();
  };
  const begin = () => {
    if (!field.current) return;
    braces.open(field.current);
    follow(field.current);
  };
  const listState = { active, setActive, close: cancel, choose };

  return {
    suggestions,
    active,
    start: completion && completion.start,
    follow,
    moveCaret: (moved) => (caret === null || moved.selectionStart === caret ? undefined : follow(moved)),
    choose,
    enter: braces.enter,
    leave: cancel,
    begin,
    handleKey: (event) => {
      if (event.key === ' ' && event.ctrlKey) follow(event.currentTarget);
      else if (suggestions === null || !handleListKey(event, suggestions, listState)) return false;
      return claim(event);
    },
  };
}

function insertChosen(field: HTMLTextAreaElement, completion: Completion, insert: Suggestion['insert']): void {
  const { start, end, text, over } = insertionOf(field.value, completion, insert);
  insertText(field, text, start, end);
  const after = start + text.length + over;
  field.setSelectionRange(after, after);
}

/** Keeps a handled key from the field and everything around it: Escape closes the list, not the dialog. */
function claim(event: KeyboardEvent): true {
  event.preventDefault();
  event.stopPropagation();
  return true;
}

interface ListState {
  active: number;
  setActive: (index: number) => void;
  close: () => void;
  choose: (suggestion: Suggestion) => void;
}

/** Handles a key of the list, if it has a meaning there; an empty list can only be closed. */
function handleListKey(event: KeyboardEvent, list: readonly Suggestion[], state: ListState): boolean {
  const { active, setActive, close, choose } = state;
  const count = list.length;
  const chosen = list[active];
  const accept = chosen && (() => choose(chosen));
  const inEmpty: Readonly<Record<string, () => void>> = { Escape: close };
  const inFull: Readonly<Record<string, () => void>> = {
    ...inEmpty,
    ArrowDown: () => setActive((active + 1) % count),
    ArrowUp: () => setActive((active - 1 + count) % count),
    ...(accept && { Enter: accept, Tab: accept }),
  };
  const action = event.shiftKey ? undefined : (count === 0 ? inEmpty : inFull)[event.key];
  action?.();
  return action !== undefined;
}
