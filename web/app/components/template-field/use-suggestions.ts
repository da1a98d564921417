import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { findCompletion, insertionOf } from './find-completion.ts';
import { insertText, removeText } from './insert-text.ts';
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
  /** Opens braces at the last caret, and the list with them; they go again if nothing is chosen. */
  begin: () => void;
  /** To be called when the field gets the focus, and when it loses it. */
  enter: () => void;
  leave: () => void;
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
  const hasCaret = useRef(false);
  // Where the button opened braces, which are not the person's own yet.
  const [begunAt, setBegunAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const completion = caret === null ? null : findCompletion(value, caret);
  const suggestions = completion && listSuggestions(completion, source);

  const close = () => {
    setCaret(null);
    setBegunAt(null);
  };
  const cancel = () => {
    // Nobody asked for what the button wrote but chose nothing.
    const isOnlyBegun = begunAt !== null && /^\{\{\s*$/.test(value.slice(begunAt, completion?.start ?? begunAt));
    if (field.current && isOnlyBegun && caret !== null) removeText(field.current, begunAt, caret);
    close();
  };
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
    choose,
    enter: () => {
      hasCaret.current = true;
    },
    leave: cancel,
    begin: () => {
      if (!field.current) return;
      // A field nobody was in yet says its beginning, which nobody meant.
      const at = hasCaret.current ? field.current.selectionEnd : value.length;
      insertText(field.current, '{{ ', at, at);
      setBegunAt(at);
      follow(field.current);
    },
    handleKey: (event) => {
      const isAsked = event.key === ' ' && event.ctrlKey;
      if (isAsked) follow(event.currentTarget);
      if (suggestions === null) return claim(event, isAsked);
      const chosen = suggestions[active];
      const inList = { active, count: suggestions.length, setActive, close: cancel };
      return claim(event, isAsked || act(event, inList, chosen && (() => choose(chosen))));
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

/** Does what the key does in a list, if it does anything there; an empty one can only be closed. */
function act(event: KeyboardEvent, { active, count, setActive, close }: ListState, accept?: () => void): boolean {
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
