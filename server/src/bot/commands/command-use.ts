import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { APIMessage, APIModalInteractionResponseCallbackData, APIUser } from 'discord-api-types/v10';
import type { BotContext } from '../bot-context.ts';
import type { Reply, ReplyBody } from '../command-context.ts';
import type { CommandEntry, SubcommandEntry } from '../command-entry.ts';
import type { CommandDefinition, RunCommand } from '../define-command.ts';
import type { OptionValues } from '../option-values.ts';
import type { UseAnswer } from '../run-use.ts';
import type { NamedPeople } from './named-people.ts';
import type { ActingMember } from '../acting-member.ts';
import type { OptionProblem } from './options/option-problem.ts';

/** One use of a command as it comes in, whichever way it was given: nothing about it is decided yet. */
export interface CommandUse {
  bot: BotContext;
  command: CommandDefinition;
  origin: 'message' | 'interaction';
  /** Of the message or the interaction. */
  useId: string;
  guildId: string;
  channelId: string;
  shardId: number;
  user: APIUser;
  member: ActingMember;
  settings: GuildSettings;
  target: APIMessage | null;
  people: NamedPeople;
  parse: () => ParsedCommand;
  /** What was given to it, as it would be typed. */
  input: () => string;
  /** How a command is given this way, or one of its subcommands. */
  usageOf: (command: CommandEntry, subcommand?: SubcommandEntry | null) => string;
  answer: CommandAnswer;
}

/** What to run, and with what. */
export interface ReadCommand {
  run: RunCommand;
  options: OptionValues;
  subcommand: SubcommandEntry | null;
}

/** Why there is nothing to run: an option, or, without one, a subcommand that is none. */
export interface Misuse {
  problem: OptionProblem | null;
  subcommand: SubcommandEntry | null;
}

export type ParsedCommand = ReadCommand | Misuse;

/** How this use is answered. */
export interface CommandAnswer extends UseAnswer {
  reply: (body: ReplyBody) => Promise<Reply>;
  /** Null where the platform shows no forms. */
  openForm: ((form: APIModalInteractionResponseCallbackData) => Promise<void>) | null;
  /** A word to this member that leaves nothing behind in the channel. */
  notify: (content: string) => Promise<void>;
  /** Tells that an effect is there where nothing else shows it; `mayDelete` says that the bot may take messages away. */
  done: (content: string, mayDelete: boolean) => Promise<void>;
  /** Takes what called the command away. */
  takeAway: () => Promise<void>;
}
