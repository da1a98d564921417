import type {
  APIActionRowComponent,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { CommandEntry, OptionDefinition } from './command-entry.ts';
import type { NamedPeople } from './named-people.ts';
import type { MeaningChoice } from './options/option-reading.ts';
import type { OptionsOf, OptionValue } from './options/option-values.ts';
import type { InvocationContext } from './invocation-context.ts';

/** A file attached to a reply. */
export interface ReplyFile {
  name: string;
  contentType: string;
  data: Buffer;
  /** Alternative text; up to 1024 UTF-16 code units. */
  description: string;
}

/** Content of a reply. It never pings anyone, whatever it contains. */
export interface ReplyBody {
  content?: string;
  embeds?: APIEmbed[];
  components?: APIActionRowComponent<APIComponentInMessageActionRow>[];
  /** Needs the permission to attach files in the channel. */
  files?: ReplyFile[];
}

export interface Reply {
  /** Replaces the reply's whole body. */
  edit(body: ReplyBody): Promise<void>;
  /** Id of the reply's message. */
  messageId(): Promise<string>;
}

/** A slash command that is still being typed. */
export interface TypingContext extends InvocationContext {
  /** Whether the member may use the given command here. */
  mayUse: (command: CommandEntry) => boolean;
}

/** One invocation of a command, however it arrived. */
export interface CommandContext extends InvocationContext {
  /** The command that was invoked. */
  command: CommandEntry;
  shardId: number;
  /** Id of the message or interaction that invoked the command; it also tells the time by the platform's clock. */
  invocationId: string;
  /** The message, if the command was typed; otherwise null. */
  messageId: string | null;
  /** The message whose menu was used, or that a typed command replies to; otherwise null. */
  target: APIMessage | null;
  /** The people named in the invocation, as far as the platform included their data. */
  people: NamedPeople;
  /** Whether the member may use the given command here, by the guild's settings and the required permissions. */
  mayUse: (command: CommandEntry) => boolean;
  /** How to invoke the given command in the same way as this one: with the guild's prefix, or as a slash command. */
  usageOf: (command: CommandEntry) => string;
  /**
   * For an option that the command reads itself: the meaning that the member chose. Null if they have to be asked; the
   * command ends then, and their answer runs it again.
   */
  clarify: <Value extends OptionValue>(option: OptionDefinition, meanings: readonly Value[]) => Promise<Value | null>;
  /** What the member chose for that option if they were asked about it; undefined if they were not. */
  answerTo: (option: OptionDefinition) => MeaningChoice | undefined;
  /** Replies; each further call adds another message. After 2 s without a reply the member sees that one is coming. */
  reply: (body: ReplyBody) => Promise<Reply>;
  /** Opens a form, from a menu defined with `opensForm`; null where the platform cannot show one. */
  openForm: ((form: APIModalInteractionResponseCallbackData) => Promise<void>) | null;
  /** A message to this member that leaves nothing behind in the channel. */
  notify: (content: string) => Promise<void>;
  /** Explains why the command was refused. After a slash command only the member sees it. */
  refuse: (content: string) => Promise<void>;
  /**
   * Ends a command whose effect speaks for itself: a typed command is deleted if the bot may do so; after a slash
   * command only the member sees the text.
   */
  done: (content: string) => Promise<void>;
}

/** One invocation of a command with the values of these options. */
export type CommandContextOf<Options extends readonly OptionDefinition[]> = CommandContext & {
  options: OptionsOf<Options>;
};
