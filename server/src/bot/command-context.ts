import type {
  APIActionRowComponent,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { CommandEntry } from './command-entry.ts';
import type { NamedPeople } from './commands/named-people.ts';
import type { OptionValues } from './option-values.ts';
import type { Place } from './place.ts';

/** A file that goes with an answer. */
export interface ReplyFile {
  name: string;
  contentType: string;
  data: Buffer;
  /** What it shows, for those who do not see it; up to 1024 UTF-16 code units. */
  description: string;
}

/** What a command answers with. Nobody is pinged by it, whatever it holds. */
export interface ReplyBody {
  content?: string;
  embeds?: APIEmbed[];
  components?: APIActionRowComponent<APIComponentInMessageActionRow>[];
  /** Needs the right to attach files in the channel. */
  files?: ReplyFile[];
}

export interface Reply {
  /** Replaces the reply's whole body. */
  edit(body: ReplyBody): Promise<void>;
  /** The id of the reply's message. */
  messageId(): Promise<string>;
}

/** A slash command that is still being typed. */
export interface TypingContext extends Place {
  /** What was given so far, the option being typed included. */
  options: OptionValues;
  /** Whether the member may use that command here. */
  mayUse: (command: CommandEntry) => boolean;
}

/** One use of a command, whichever way it was given. */
export interface CommandContext extends Place {
  shardId: number;
  /** The id of what gave the command, and so its moment by the platform's clock: of a message, or of an interaction. */
  useId: string;
  /** The message that is the typed command; null for every other way. */
  messageId: string | null;
  options: OptionValues;
  /** The message from whose menu the command was chosen, or that the typed one replies to; null for every other way. */
  target: APIMessage | null;
  /** The people the use names, as far as the platform sent them along. */
  people: NamedPeople;
  /** Whether the member may use that command here: by the guild's settings of it, and by the permissions it asks for. */
  mayUse: (command: CommandEntry) => boolean;
  /** How that command is given, the way this one was: typed behind the guild's prefix, or as a slash command. */
  usageOf: (command: CommandEntry) => string;
  /** Answers; called again, it adds another message. After 2 s without an answer the member is shown that one comes. */
  reply: (body: ReplyBody) => Promise<Reply>;
  /** Asks for more in a form, from a menu that is defined with `opensForm`; null where the platform shows none. */
  openForm: ((form: APIModalInteractionResponseCallbackData) => Promise<void>) | null;
  /** A word to this member that leaves nothing behind in the channel. */
  notify: (content: string) => Promise<void>;
  /** Says why not. After a slash command the member alone sees it. */
  refuse: (content: string) => Promise<void>;
  /**
   * Ends a command whose effect speaks for itself: a typed command is taken away if the bot may, after a slash command
   * the member alone is told.
   */
  done: (content: string) => Promise<void>;
}
