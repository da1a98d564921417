import type { Message } from '../shapes/message-shapes.ts';
import type { Ban, Channel, Command, CommandPart, Form, Member, MenuCommand, Server, World } from '../shapes/shapes.ts';

/** Everything the page draws from. */
export interface State {
  person: string;
  guild: string | null;
  channel: string | null;
  /** Counts navigations: an answer to an earlier one is discarded. */
  turn: number;
  isOpening: boolean;
  /** Counts message changes: a list requested before one of them may lack it. */
  news: number;
  world: World;
  server: Server | null;
  messages: readonly Message[];
  /** Counts the times the log had to scroll to its end wherever it was. */
  jumps: number;
  commands: CommandPart[];
  menus: MenuCommand[];
  /** Channels with messages since they were last viewed. */
  unread: ReadonlySet<string>;
  typists: readonly Typist[];
  notice: Notice | null;
  draft: Draft;
  popup: Popup | null;
  dialog: Dialog | null;
  /** Counts the dialogs that were opened. */
  dialogs: number;
  /** The side list that is open in a narrow window. */
  drawer: Drawer | null;
}

export type Drawer = 'channels' | 'members';

export interface Typist {
  id: string;
  name: string;
}

export interface Notice {
  id: number;
  text: string;
}

/** The message being composed. */
export interface Draft {
  text: string;
  replyTo: Message | null;
  editing: Message | null;
  command: Command | null;
  /** What was typed after the command's name, for its first option. */
  argument: string;
  /** Index of the suggestion that Enter takes. */
  highlighted: number;
  /** Counts the times the text field had to get the focus. */
  focus: number;
}

/** What a popover opens beside. */
export interface Place {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether it aligns with the right edge of an element; otherwise it starts at a point. */
  isElement: boolean;
}

/** The open popover. */
export type Popup = { place: Place } & (
  | { kind: 'message' | 'emojis'; message: Message }
  | { kind: 'member'; id: string }
  | { kind: 'server' | 'presence' }
);

/** The open form. */
export type Dialog =
  | { kind: 'ban' | 'kick' | 'timeout' | 'roles'; member: Member }
  | { kind: 'bans'; bans: Ban[] }
  | { kind: 'unban'; ban: Ban }
  | { kind: 'status' }
  | { kind: 'thread'; channel: string | null; message: Message | null }
  | { kind: 'post'; forum: Channel }
  | { kind: 'pins'; channel: string | null; pins: Message[] }
  | { kind: 'form'; form: Form; message: Message | null };

export const EMPTY_DRAFT: Draft = {
  text: '',
  replyTo: null,
  editing: null,
  command: null,
  argument: '',
  highlighted: 0,
  focus: 0,
};

/** The state before anything is loaded. */
export function initialState(place: Pick<State, 'person' | 'guild' | 'channel'>): State {
  return {
    ...place,
    turn: 0,
    isOpening: false,
    news: 0,
    world: { people: [], status: 'offline', customStatus: null, guilds: [], joinable: [], direct: [] },
    server: null,
    messages: [],
    jumps: 0,
    commands: [],
    menus: [],
    unread: new Set(),
    typists: [],
    notice: null,
    draft: EMPTY_DRAFT,
    popup: null,
    dialog: null,
    dialogs: 0,
    drawer: null,
  };
}
