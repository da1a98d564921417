import type { Message } from '../shapes/message-shapes.ts';
import type { CommandPart, MenuCommand } from '../shapes/shapes.ts';
import { type DraftAction, reduceDraft } from './draft.ts';
import type { MessageEvent } from './events.ts';
import { applyToMessages } from './messages.ts';
import type { Dialog, State } from './state.ts';

/** Parts of the state that are replaced as they are. */
type Parts = 'person' | 'guild' | 'channel' | 'world' | 'server' | 'typists' | 'notice' | 'popup' | 'dialog' | 'drawer';

export type Action =
  | { type: 'set'; parts: Partial<Pick<State, Parts>> }
  /** A navigation starts. */
  | { type: 'open'; place: Partial<Pick<State, 'guild' | 'channel'>> }
  /** The opened channel's contents have arrived. */
  | { type: 'opened'; messages: Message[]; commands: CommandPart[]; menus: MenuCommand[] }
  /** The open channel's messages were loaded again. */
  | { type: 'caughtUp'; messages: Message[] }
  /** The event stream was (re)opened: messages may have been missed. */
  | { type: 'following' }
  /** Something happened to the messages of the open channel. */
  | { type: 'happened'; event: MessageEvent }
  | { type: 'unread'; channel: string }
  | { type: 'openDialog'; dialog: Dialog }
  | { type: 'draft'; change: DraftAction };

/** The state after an action. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'set':
      return { ...state, ...action.parts };
    case 'open':
      return { ...state, ...action.place, turn: state.turn + 1, isOpening: true, news: 0 };
    case 'opened': {
      const { messages, commands, menus } = action;
      const unread = new Set([...state.unread].filter((id) => id !== state.channel));
      return { ...state, messages, commands, menus, unread, isOpening: false, jumps: state.jumps + 1 };
    }
    case 'caughtUp':
      return { ...state, messages: keepEqual(state.messages, action.messages) };
    case 'following':
      return { ...state, news: state.news + 1 };
    case 'happened':
      return happen(state, action.event);
    case 'unread':
      return { ...state, unread: new Set([...state.unread, action.channel]) };
    case 'openDialog':
      return { ...state, dialog: action.dialog, dialogs: state.dialogs + 1 };
    case 'draft':
      return { ...state, draft: reduceDraft(state.draft, action.change) };
    default:
      return action satisfies never;
  }
}

function happen(state: State, event: MessageEvent): State {
  const messages = applyToMessages(state.messages, event, state.person);
  const isOwn = event.name === 'MESSAGE_CREATE' && event.data.author.id === state.person;
  return { ...state, messages, news: state.news + 1, jumps: state.jumps + (isOwn ? 1 : 0) };
}

/** The loaded messages, with those that are already on the page as the same objects, so that they are not redrawn. */
function keepEqual(present: readonly Message[], loaded: Message[]): Message[] {
  const known = new Map(present.map((message) => [message.id, message]));
  return loaded.map((message) => {
    const same = known.get(message.id);
    return same !== undefined && JSON.stringify(same) === JSON.stringify(message) ? same : message;
  });
}
