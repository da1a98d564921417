import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { APIMessage, APIModalInteractionResponseCallbackData, APIUser } from 'discord-api-types/v10';
import type { BotContext } from '../bot-context.ts';
import type { Reply, ReplyBody } from '../command-context.ts';
import type { CommandEntry, SubcommandEntry } from '../command-entry.ts';
import type { CommandDefinition, RunCommand } from '../define-command.ts';
import type { OptionValues } from '../option-values.ts';
import type { InvocationAnswer } from '../run-invocation.ts';
import type { NamedPeople } from '../named-people.ts';
import type { ActingMember } from '../acting/acting-member.ts';
import type { OptionProblem } from './options/option-problem.ts';

/** One use of a command as it arrives, however invoked, before any checks. */
export interface CommandInvocation {
  bot: BotContext;
  command: CommandDefinition;
  origin: 'message' | 'interaction';
  /** Id of the message or interaction. */
  invocationId: string;
  guildId: string;
  channelId: string;
  shardId: number;
  user: APIUser;
  member: ActingMember;
  settings: GuildSettings;
  target: APIMessage | null;
  people: NamedPeople;
  parse: () => ParsedCommand;
  /** The arguments, as they would be typed. */
  input: () => string;
  /** How to invoke a command or subcommand in the same way. */
  usageOf: (command: CommandEntry, subcommand?: SubcommandEntry | null) => string;
  answer: CommandAnswer;
}

/** The function to run and its arguments. */
export interface ParsedInvocation {
  run: RunCommand;
  options: OptionValues;
  subcommand: SubcommandEntry | null;
}

/** Why nothing can be run: a problem with an option, or, if `problem` is null, an unknown subcommand. */
export interface UsageError {
  problem: OptionProblem | null;
  subcommand: SubcommandEntry | null;
}

export type ParsedCommand = ParsedInvocation | UsageError;

/** How this use is answered. */
export interface CommandAnswer extends InvocationAnswer {
  reply: (body: ReplyBody) => Promise<Reply>;
  /** Null where the platform cannot show forms. */
  openForm: ((form: APIModalInteractionResponseCallbackData) => Promise<void>) | null;
  /** A message to this member that leaves nothing behind in the channel. */
  notify: (content: string) => Promise<void>;
  /** Confirms an effect that is not visible otherwise; `mayDelete` tells whether the bot may delete messages. */
  done: (content: string, mayDelete: boolean) => Promise<void>;
  /** Deletes the message that invoked the command. */
  deleteInvocation: () => Promise<void>;
}
