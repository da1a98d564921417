import type { Message } from '../shapes/message-shapes.ts';
import type { Command } from '../shapes/shapes.ts';
import type { Draft } from './state.ts';

export type DraftAction =
  | { type: 'write'; text: string }
  | { type: 'highlight'; index: number }
  | { type: 'reply' | 'edit'; message: Message }
  /** A text is appended to what is written. */
  | { type: 'insert'; text: string }
  | { type: 'pick'; command: Command }
  /** The text no longer names the picked command. */
  | { type: 'dropCommand' }
  /** What the text answers, edits or runs is forgotten; the text stays. */
  | { type: 'detach' }
  /** The same by hand: the text of an edit or a command goes too. */
  | { type: 'cancel' };

/** The message being composed, after a change. */
export function reduceDraft(draft: Draft, change: DraftAction): Draft {
  switch (change.type) {
    case 'write':
      return { ...draft, text: change.text, highlighted: 0 };
    case 'highlight':
      return { ...draft, highlighted: change.index };
    case 'reply':
      return { ...draft, replyTo: change.message, editing: null, focus: draft.focus + 1 };
    case 'edit': {
      const { message } = change;
      return { ...draft, text: message.content, editing: message, replyTo: null, focus: draft.focus + 1 };
    }
    case 'insert':
      return { ...draft, text: `${withSpace(draft.text)}${change.text} `, focus: draft.focus + 1 };
    case 'pick': {
      const { command } = change;
      return { ...draft, command, argument: argumentOf(draft.text, command), text: `/${command.label}` };
    }
    case 'dropCommand':
      return { ...draft, command: null };
    case 'detach':
      return { ...draft, replyTo: null, editing: null, command: null };
    case 'cancel': {
      const text = draft.command || draft.editing ? '' : draft.text;
      return { ...draft, text, replyTo: null, editing: null, command: null, focus: draft.focus + 1 };
    }
    default:
      return change satisfies never;
  }
}

const withSpace = (text: string) => (text === '' || text.endsWith(' ') ? text : `${text} `);

/** What is typed after the command's name. */
function argumentOf(text: string, { path, label }: Command): string {
  const typed = text.slice(1);
  const name = [path, label].find((each) => typed.startsWith(`${each} `));
  return name === undefined ? '' : typed.slice(name.length).trim();
}
