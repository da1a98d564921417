import type { Emoji, Part, User } from './messages/message-shapes.ts';

/** What the stand-in answers the page. */

export type Status = 'online' | 'idle' | 'dnd' | 'offline';

/** Somebody one can be. */
export interface Person extends User {
  status: Status;
}

export interface Tile {
  id: string;
  name: string;
  icon: string | null;
}

export interface JoinableTile extends Tile {
  banned: boolean;
}

/** The people one can be and, for the chosen one, what is open to them. */
export interface World {
  people: Person[];
  status: Status;
  customStatus: string | null;
  guilds: Tile[];
  joinable: JoinableTile[];
  direct: Channel[];
}

export interface Tag {
  id: string;
  name: string;
}

export interface Channel {
  id: string;
  type: number;
  name: string;
  canWrite: boolean;
  rights: string[];
  topic?: string | null;
  parentId?: string | null;
  /** Of a forum. */
  tags?: Tag[];
  /** Of a thread. */
  joined?: boolean;
  /** The other one of a direct channel. */
  user?: User | null;
}

export interface Role {
  id: string;
  name: string;
  color: number;
  position: number;
  hoist: boolean;
  canGive: boolean;
}

export interface Member {
  id: string;
  name: string;
  avatar: string | null;
  bot: boolean;
  owner: boolean;
  color: number;
  /** The hoisted role they are listed under. */
  group: string | null;
  roles: string[];
  mutedUntil: string | null;
  status: Status;
  customStatus: string | null;
  /** What the reader may do to them. */
  acts: string[];
}

export interface VoiceState {
  userId: string;
  channelId: string;
  name: string;
  selfMute: boolean;
  selfDeaf: boolean;
  muted: boolean;
  deafened: boolean;
}

/** A server as the person sees it. */
export interface Server extends Tile {
  isOwner: boolean;
  rights: string[];
  ownRoles: string[];
  timedOutUntil: string | null;
  memberCount: number;
  roles: Role[];
  emojis: Emoji[];
  channels: Channel[];
  threads: Channel[];
  members: Member[];
  voice: VoiceState[];
}

export interface Ban {
  id: string;
  name: string;
  reason: string | null;
}

/** A form the bot asks to be filled in. */
export interface Form {
  custom_id: string;
  title?: string;
  components?: Part[];
}

/** What comes of an interaction: a form, or nothing to be shown here. */
export interface Outcome {
  modal?: Form;
}

export interface Choice {
  name: string;
  value: string | number;
}

/** A command, a group of them, or an option of one. */
export interface CommandPart {
  name: string;
  shownName: string;
  description: string;
  type: number;
  required: boolean;
  choices: Choice[];
  autocomplete: boolean;
  limits: { min?: number; max?: number; minLength?: number; maxLength?: number };
  channelTypes: number[] | null;
  options: CommandPart[];
}

/** A command that can be run, with the names of its groups. */
export interface Command extends CommandPart {
  path: string;
  shown: string;
}

/** A command of people or of messages. */
export interface MenuCommand {
  id: string;
  name: string;
  type: number;
}

/** A file as it is sent. */
export interface SentFile {
  name: string;
  type: string;
  /** In base64. */
  data: string;
}
