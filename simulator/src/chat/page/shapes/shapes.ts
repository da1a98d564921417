import type { Emoji, Part, User } from './message-shapes.ts';

/** The shapes of the simulator's answers to the page. */

export type Status = 'online' | 'idle' | 'dnd' | 'offline';

/** A person the page can act as. */
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

/** The demo people and, for the chosen one, what is open to them. */
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
  /** The other person of a direct channel. */
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
  /** The moderation actions the viewer may take against them. */
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

/** A guild as the person sees it. */
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

/** A modal the bot sent. */
export interface Form {
  custom_id: string;
  title?: string;
  components?: Part[];
}

/** The outcome of an interaction: a modal, or nothing to show here. */
export interface Outcome {
  modal?: Form;
}

export interface Choice {
  name: string;
  value: string | number;
}

/** A command, a command group, or an option. */
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

/** A command that can be run, with its group names. */
export interface Command extends CommandPart {
  path: string;
  label: string;
}

/** A user or message command. */
export interface MenuCommand {
  id: string;
  name: string;
  type: number;
}

/** A file to send. */
export interface SentFile {
  name: string;
  type: string;
  /** Base64. */
  data: string;
}
